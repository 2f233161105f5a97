import TestSupport
import Testing

@testable import UIKitViews

@Suite struct TextMeasurerTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    UIFont.measurer.width(of: text[...], in: font)
  }

  @Test(
    arguments: [
      (" ", 278, 278), ("A", 667, 722), ("W", 944, 944), ("i", 222, 278), ("m", 833, 889), ("8", 556, 556),
      ("@", 1015, 975), ("é", 556, 556), ("Ø", 778, 778), ("ß", 611, 611), ("…", 1000, 1000),
      ("—", 1000, 1000),
    ] as [(String, CGFloat, CGFloat)])
  func `widths are Adobe's metrics for Helvetica and Helvetica-Bold`(
    _ row: (character: String, regular: CGFloat, bold: CGFloat)
  ) {
    expectEqual(
      (width(row.character, .systemFont(ofSize: 1000)).rounded(), row.regular),
      (width(row.character, .systemFont(ofSize: 1000, weight: .bold)).rounded(), row.bold))
  }

  @Test(arguments: seeds(200))
  func `text is as wide as the sum of its characters in any encoding`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let font = UIFont.systemFont(ofSize: 2048)
    let parts = [
      "a", "W", " ", "~", "\t", "\u{7F}", "\r", "\n", "\r\n", "e\u{301}", "\u{301}", "é", "語", "👩‍👧", "\u{AD}",
    ]
    let isPlain = Bool.random(using: &random)
    let text = (0..<random.int(0...9)).map { _ in parts[random.int(0...(isPlain ? 8 : parts.count - 1))] }
      .joined()
    #expect(width(text, font) == text.reduce(0) { $0 + width(String($1), font) }, "\(text.debugDescription)")
    // The width is correct even for a substring that doesn't begin at the start of its storage.
    let tail = text.dropFirst()
    #expect(UIFont.measurer.width(of: tail, in: font) == width(String(tail), font))
  }

  @Test func `Greek and Cyrillic letters are measured exactly, like Latin if they look alike`() {
    let font = UIFont.systemFont(ofSize: 100)
    for (letter, latin) in [("А", "A"), ("о", "o"), ("Α", "A"), ("ο", "o")] {
      #expect(width(letter, font) == width(latin, font))
    }
    #expect(width("Ш", font) > width("Н", font))
    #expect(UIFont.measurer.isExact("Привет, Κόσμε!", in: font))
  }

  @Test(
    arguments: [
      // Liberation Sans 2.1, `hmtx` of Regular, Italic, Bold, BoldItalic, in 1/2048 em.
      ("A", 1366, 1366, 1479, 1479), ("m", 1706, 1706, 1821, 1821), ("т", 938, 1706, 1003, 1821),
      ("г", 747, 1010, 853, 1093), ("Ω", 1531, 1558, 1642, 1599), ("ť", 768, 725, 981, 981),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `italics have the upright widths in Latin and their own in Greek and Cyrillic`(
    _ row: (letter: String, regular: CGFloat, italic: CGFloat, bold: CGFloat, boldItalic: CGFloat)
  )
    throws
  {
    expectEqual(
      (width(row.letter, .systemFont(ofSize: 2048)), row.regular),
      (width(row.letter, .italicSystemFont(ofSize: 2048)), row.italic),
      (width(row.letter, .boldSystemFont(ofSize: 2048)), row.bold))
    let boldItalic = try #require(UIFont(name: "Helvetica-BoldOblique", size: 2048))
    #expect(width(row.letter, boldItalic) == row.boldItalic)
  }

  @Test func `East Asian text and emoji are one em wide, and marks have no width`() {
    let font = UIFont.systemFont(ofSize: 20)
    for text in ["日", "カ", "한", "😀", "👩‍🚀", "🇯🇵", "！"] { #expect(width(text, font) == 20, "\(text)") }
    expectEqual(
      (width("e\u{301}", font), width("e", font)),
      (width("a\u{AD}b", font), width("ab", font)))
    #expect(!UIFont.measurer.isExact("日本", in: font))
  }

  @Test func `fonts have iOS's line heights, and the headline style is bold`() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    expectEqual(
      (UIFont.preferredFont(forTextStyle: .headline).fontName, "Helvetica-Bold"),
      (UIFont.italicSystemFont(ofSize: 12).fontName, "Helvetica-Oblique"),
      (UIFont(name: "Helvetica-BoldOblique", size: 9)?.pointSize, 9),
      (UIFont(name: "Nonesuch", size: 9), nil),
      (UIFont.systemFont(ofSize: 12).withSize(14), .systemFont(ofSize: 14, weight: .regular)))
  }
}
