import TestSupport
import Testing

@testable import UIKitViews

@Suite struct LineBreakTests {
  @Test(
    arguments: [
      "The |quick |fox", "two  |spaces", "well-|known", "-x |and |-1", "3-4", "a/|b", "1/2",
      "and |(so |on). |Next",
      "“Quoted” |words", "say: |“yes”, |she |said", "a\u{A0}b |c", "10\u{202F}km", "non\u{2011}breaking",
      "a\u{200B}|b",
      "a\u{2060}b", "wait… |what", "wait |…", "100% |of |$5.20", "x !", "x ) |y", "( x |y", "dash|—|dash",
      "a |— |b",
      "日|本|語|の|文|章", "「日|本」|語、|文。", "カー|ト", "キャ|ン|プ", "東|京|2020|年", "한|국", "😀|😀", "👨‍👩‍👧|👨‍👩‍👧",
      "e\u{301}te\u{301} |x",
      "swift.org", "5,000.25", "don't |stop", "O\u{2019}Brien",
    ])
  func `text breaks only at the opportunities of Unicode's UAX 14`(marked: String) {
    let expected = marked.split(separator: "|").map(String.init)
    let text = marked.replacing("|", with: "")
    #expect(text[...].unbreakableParts.map(String.init) == expected)
  }

  @Test func `the unbreakable parts of any text add up to the text`() {
    let alphabet = Array(" a1-/.,()“”—…、日カー$%\u{A0}\u{200B}😀!")
    var random = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      let text = String((0..<20).map { _ in alphabet.randomElement(using: &random)! })
      #expect(text[...].unbreakableParts.joined() == text)
    }
  }

  // MARK: Lines

  private func lines(
    _ text: String, width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, maximum: Int = 0
  ) -> [String] {
    // At 10 points, a digit is 5.56 wide, and a space is half as wide.
    TextBreaker(font: .systemFont(ofSize: 10), width: width, maximumLines: maximum, mode: mode)
      .lines(of: text).map(\.text)
  }

  @Test func `words wrap, and trailing spaces take no room`() {
    expectEqual(
      (lines("11 22 33", width: 25.1), ["11 22", "33"]),
      (lines("11 22   33", width: 25.1), ["11 22", "33"]),
      (lines("11 22 33", width: 11.2), ["11", "22", "33"]))
  }

  @Test func `a word wider than its line breaks between characters, and text can follow it`() {
    expectEqual(
      (lines("1 12345678 9", width: 23), ["1", "1234", "5678", "9"]),
      (lines("12345 9", width: 23), ["1234", "5 9"]))
    #expect(lines("123", width: 1) == ["1", "2", "3"], "a line has at least one character")
    expectEqual(
      (lines("12 34", width: 17, .byCharWrapping), ["12", "34"]),
      (lines("12 345", width: 20, .byCharWrapping), ["12 3", "45"]))
  }

  @Test func `line ends in the text are kept, including empty lines`() {
    expectEqual(
      (lines("1\n\n2\r\n3\u{2028}4", width: 100), ["1", "", "2", "3", "4"]),
      (lines("1\n", width: 100), ["1", ""]),
      (lines("", width: 100), []))
  }

  @Test func `the last line is truncated or clipped by its line break mode`() {
    // “…” is one em wide: 10 points.
    expectEqual(
      (lines("123456789", width: 33, .byTruncatingTail, maximum: 1), ["1234…"]),
      (lines("123456789", width: 33, .byTruncatingHead, maximum: 1), ["…6789"]),
      (lines("123456789", width: 33, .byTruncatingMiddle, maximum: 1), ["12…89"]),
      (lines("123456789", width: 33, .byClipping, maximum: 1), ["123456789"]),
      (lines("11 22 33 44", width: 30, .byTruncatingTail, maximum: 2), ["11 22", "33 44"]))
    expectEqual(
      (lines("11 22 33 44 55", width: 30, .byTruncatingTail, maximum: 2), ["11 22", "33 4…"]),
      (lines("11 22 33 44 55", width: 30, .byWordWrapping, maximum: 2), ["11 22", "33 44"]),
      (lines("11\n22", width: 100, .byTruncatingTail, maximum: 1), ["11…"]),
      (lines("123", width: 3, .byTruncatingTail, maximum: 1), ["…"]))
  }

  @Test func `no line is wider than its limit, and no character is lost`() {
    let text =
      "Collection views lay out what their layouts say — 日本語の文章も、(brackets) and some-hyphenated words."
    for width in stride(from: CGFloat(20), through: 300, by: 7) {
      let lines = TextBreaker(
        font: .systemFont(ofSize: 13), width: width, maximumLines: 0, mode: .byWordWrapping
      )
      .lines(of: text)
      expectAll(lines) { $0.width <= width + 0.001 }
      #expect(lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  // MARK: Work

  private nonisolated final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
    private(set) var characters = 0

    func width(of text: Substring, in font: UIFont) -> CGFloat {
      characters += text.count
      return CGFloat(text.count) * 10
    }

    func isExact(_ text: Substring, in font: UIFont) -> Bool { true }
  }

  nonisolated struct LongText: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var mode = NSLineBreakMode.byWordWrapping
    var maximum = 0
    /// The maximum number of measured characters.
    let most: Int

    var testDescription: String { name }

    private static let words = String(repeating: "some words ", count: 2000)
    private static let word = String(repeating: "a", count: 20_000)

    static let all = [
      LongText(name: "a word", text: word, most: 5 * 20_000),
      LongText(name: "a word between others", text: "\(words)\(word) \(words)", most: 5 * 64_000),
      LongText(name: "a word wrapped by characters", text: word, mode: .byCharWrapping, most: 5 * 20_000),
      LongText(name: "words", text: words, most: 5 * 22_000),
      LongText(name: "three lines of words", text: words, maximum: 3, most: 3000),
      LongText(
        name: "three lines of words, cut short", text: words, mode: .byTruncatingTail, maximum: 3, most: 3000),
      LongText(
        name: "a line of a word, cut short", text: word, mode: .byTruncatingTail, maximum: 1, most: 3000),
    ]
  }

  @Test(arguments: LongText.all)
  func `the number of measured characters is limited even for a long text`(text: LongText) {
    let measurer = CountingMeasurer()
    let lines = TextBreaker(
      font: .systemFont(ofSize: 10), width: 205, maximumLines: text.maximum, mode: text.mode,
      measurer: measurer
    ).lines(of: text.text)
    #expect(measurer.characters <= text.most)
    if text.maximum == 0 {
      #expect(lines.map(\.text).joined().count >= text.text.count { $0 != " " })
      expectAll(lines) { $0.width <= 205 }
    } else {
      #expect(lines.count == text.maximum)
    }
  }
}
