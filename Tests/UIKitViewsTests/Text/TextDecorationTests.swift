import TestSupport
import Testing

@testable import UIKitViews

@Suite("Shadows, slants and patterns of attributed text")
struct TextDecorationTests {
  private func drawing(_ text: String, _ attributes: [NSAttributedString.Key: Any]) throws -> RichTextDrawing
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    var all = attributes
    all[.font] = UIFont.systemFont(ofSize: 16)
    label.attributedText = NSAttributedString(string: text, attributes: all)
    return try #require(label.richTextDrawing)
  }

  @Test func `a shadow is an offset copy under the text in the shadow's color`()
    throws
  {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.red
    let runs = try drawing("word", [.shadow: shadow]).runs
    try expectEqual(
      (runs.map(\.isShadow), [true, false]),
      (runs[0].origin, CGPoint(x: runs[1].origin.x + 2, y: runs[1].origin.y + 3)),
      (runs[0].color, UIColor.red.cgColor),
      (drawing("word", [:]).runs.count, 1),
      // NSShadow.h: black with an opacity of one third.
      (NSShadow().shadowColor as? UIColor, UIColor(white: 0, alpha: 1.0 / 3)))
  }

  @Test func `any obliqueness other than 0 selects the italic face`() throws {
    try expectEqual(
      (drawing("word", [.obliqueness: 0.2]).runs[0].font.fontName, "Helvetica-Oblique"),
      (drawing("word", [.obliqueness: 0]).runs[0].font.fontName, "Helvetica"))
  }

  @Test(arguments: [NSUnderlineStyle.patternDot, .patternDash, .patternDashDot, .patternDashDotDot])
  func `an underline pattern draws separate pieces of the line and nothing past its end`(
    pattern: NSUnderlineStyle
  ) throws {
    let lines = try drawing("underlined words", [.underlineStyle: 1]).lines
    let whole = try #require(lines.first).frame
    let style = pattern.union(.single)
    let dashes = try drawing("underlined words", [.underlineStyle: style.rawValue]).lines.map(\.frame)
    #expect(dashes.count > 4)
    for (dash, next) in zip(dashes, dashes.dropFirst()) {
      #expect(dash.maxX < next.minX)
      expectEqual((dash.minY, whole.minY), (dash.height, whole.height))
    }
    #expect(dashes.first?.minX == whole.minX)
    #expect((dashes.last?.maxX ?? .infinity) <= whole.maxX)
  }

  @Test func `an underline by word skips the spaces`() throws {
    let style = NSUnderlineStyle.byWord.union(.single)
    let lines = try drawing("two words", [.underlineStyle: style.rawValue]).lines.map(\.frame)
    let font = UIFont.systemFont(ofSize: 16)
    func width(_ text: String) -> CGFloat { UIFont.measurer.width(of: text[...], in: font) }
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - width("two")) < 0.01)
    #expect(abs(lines[1].minX - lines[0].minX - width("two ")) < 0.01)
    #expect(abs(lines[1].width - width("words")) < 0.01)
  }
}
