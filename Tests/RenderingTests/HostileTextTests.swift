import CollectionView
import Foundation
import Rendering
import Testing

@Suite("Attributed texts with invalid numbers")
struct HostileTextTests {
  @Test(
    arguments: [
      NSAttributedString.Key.kern, .tracking, .baselineOffset, .obliqueness, .underlineStyle,
    ], [CGFloat.nan, .infinity, -.infinity, 1.7e308, -1.7e308])
  func `attributed text with non-finite or huge attribute values draws finite numbers`(
    key: NSAttributedString.Key, number: CGFloat
  ) {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "odd text", attributes: [key: number]))
    let picture = draw(text)
    #expect(picture.contains("plain"))
    #expect(!picture.contains("nan"))
    #expect(!picture.contains("inf"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1.7e308])
  func `a shadow with a non-finite or huge offset draws its text and finite numbers`(offset: CGFloat) {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: offset, height: -offset)
    let picture = draw(NSAttributedString(string: "plain", attributes: [.shadow: shadow]))
    #expect(picture.contains("plain"))
    #expect(!picture.contains("nan"))
    #expect(!picture.contains("inf"))
  }

  @Test(arguments: [(CGFloat(0.125), CGFloat(1e6)), (12, 1e6), (1e-300, 1e6), (0, 1e6), (1e-12, 0)])
  func `an underline pattern with tiny dashes or huge kerning keeps the SVG small`(
    pointSize: CGFloat, kern: CGFloat
  ) {
    let text = NSAttributedString(
      string: "plain",
      attributes: [
        .font: UIFont.systemFont(ofSize: pointSize), .kern: kern,
        .underlineStyle: NSUnderlineStyle.patternDot.union(.single).rawValue,
      ])
    #expect(draw(text).count < 10_000)
  }

  private func draw(_ text: NSAttributedString) -> String {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = text
    label.layoutIfNeeded()
    return label.svg()
  }
}
