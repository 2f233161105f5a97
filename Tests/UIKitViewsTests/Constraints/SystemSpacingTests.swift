import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite struct SystemSpacingTests {
  private let stage = ConstraintStage(300, 400)

  /// UIKit's header, quoted in Rightpoint/Anchorage issue 44: the fonts at the baselines determine the
  /// spacing, which follows font changes. The amount is our choice.
  @Test(.fact("N26")) func `system spacing between baselines is the line spacing and follows the fonts`() {
    let (upper, lower) = (stage.add(label("Upper", 34)), stage.add(label("Lower", 17)))
    activate(
      upper.topAnchor.constraint(equalTo: stage.root.topAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1))
    func distance() -> CGFloat {
      stage.layOut()
      let above = upper.frame.minY + rounded(upper.font.ascender)
      return lower.frame.minY + rounded(lower.font.ascender) - above
    }
    #expect(abs(distance() - lower.font.ascender + upper.font.descender) <= 0.5)
    (upper.font, lower.font) = (.systemFont(ofSize: 20), .systemFont(ofSize: 20))
    #expect(abs(distance() - UIFont.systemFont(ofSize: 20).lineHeight) <= 0.5)
  }

  private func rounded(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }

  @Test func `a multiple of the system spacing can be a minimum or a maximum`() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let (least, most) = (stage.add(label("Least")), stage.add(label("Most")))
    let top = stage.root.topAnchor
    activate(
      least.firstBaselineAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: top, multiplier: 2),
      least.firstBaselineAnchor.constraint(equalTo: top).at(500),
      most.firstBaselineAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: top, multiplier: 3),
      most.firstBaselineAnchor.constraint(equalTo: top, constant: 300).at(500))
    stage.layOut()
    let ascender = rounded(UIFont.systemFont(ofSize: 17).ascender)
    #expect(abs(least.frame.minY + ascender - 2 * line) <= 0.5)
    #expect(abs(most.frame.minY + ascender - 3 * line) <= 0.5)
  }

  @Test func `the system spacing is 8 points between edges and at baselines without text`() {
    let (box, other) = (stage.add(20, 30), stage.add(20, 30))
    activate(
      box.topAnchor.constraint(equalToSystemSpacingBelow: stage.root.topAnchor, multiplier: 2),
      other.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: box.lastBaselineAnchor, multiplier: 1))
    stage.layOut()
    expectEqual((box.frame.minY, 16), (other.frame.minY, 54))
  }

  @Test func `a dash in a format with spacingBaselineToBaseline follows the fonts`() {
    let (upper, lower) = (stage.add(label("Upper")), stage.add(label("Lower")))
    let views = ["upper": upper, "lower": lower]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-40-[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
        views: views))
    stage.layOut()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(lower.frame.minY - upper.frame.minY - line) <= 0.5)
  }
}
