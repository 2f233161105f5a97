import CollectionView
import Foundation
import Rendering
import Testing

@Suite("Attributed texts with numbers that no length is")
struct HostileTextTests {
  @Test(
    arguments: [
      NSAttributedString.Key.kern, .tracking, .baselineOffset, .obliqueness, .underlineStyle,
    ], [CGFloat.nan, .infinity, -.infinity, 1.7e308, -1.7e308])
  func `what is no number counts as none, and what is too large ends somewhere`(
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
  func `a shadow that is nowhere lies under its text`(offset: CGFloat) {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: offset, height: -offset)
    let picture = draw(NSAttributedString(string: "plain", attributes: [.shadow: shadow]))
    #expect(picture.contains("plain"))
    #expect(!picture.contains("nan"))
    #expect(!picture.contains("inf"))
  }

  @Test(arguments: [(CGFloat(0.125), CGFloat(1e6)), (12, 1e6), (1e-300, 1e6), (0, 1e6), (1e-12, 0)])
  func `a pattern is drawn as a line where nobody could tell its dashes apart`(
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
