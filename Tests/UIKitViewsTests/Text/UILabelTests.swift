import TestSupport
import Testing

@testable import UIKitViews

@Suite struct UILabelTests {
  private func label(_ text: String, size: CGSize = .zero) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.font = .systemFont(ofSize: 10)
    return label
  }

  @Test func `a label is as large as its text, rounded up to whole pixels`() {
    // Two digits: 11.123 points; a line: 11.934 points. A pixel is half a point.
    expectEqual(
      (label("11").intrinsicContentSize, CGSize(width: 11.5, height: 12)),
      (label("").intrinsicContentSize, .zero))
  }

  @Test func `a label is as tall as its lines, up to numberOfLines`() {
    let label = label("11 22 33 44")
    let single = label.sizeThatFits(CGSize(width: 12, height: 0))
    #expect(single == label.intrinsicContentSize, "a single line is as wide as its text")
    #expect(single == CGSize(width: 53, height: 12))
    label.numberOfLines = 3
    #expect(label.sizeThatFits(CGSize(width: 12, height: 0)) == CGSize(width: 11.5, height: 36))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 12, height: 5)).height == 48)
    label.preferredMaxLayoutWidth = 30
    #expect(label.intrinsicContentSize.height == 24)
  }

  @Test func `lines that do not fit the height are omitted, except for the first`() {
    let label = label("11 22 33 44", size: CGSize(width: 12, height: 30))
    label.numberOfLines = 0
    #expect(label.textLayout.lines.map(\.line.text) == ["11", "…"])
    label.frame.size.height = 48
    #expect(label.textLayout.lines.map(\.line.text) == ["11", "22", "33", "44"])
    label.frame.size.height = 1
    #expect(label.textLayout.lines.count == 1, "one line is always shown")
  }

  @Test func `text is vertically centered in its label`() {
    let label = label("11", size: CGSize(width: 50, height: 100))
    let font = UIFont.systemFont(ofSize: 10)
    #expect(label.textLayout.lines[0].baseline == (100 - font.lineHeight) / 2 + font.ascender)
  }

  @Test func `adjustsFontSizeToFitWidth shrinks a font down to minimumScaleFactor`() {
    let label = label("1111", size: CGSize(width: 11.5, height: 20))
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(label.textLayout.font.pointSize - 10 * 11.5 / 22.246) < 0.001)
    #expect(label.textLayout.lines.map(\.line.text) == ["1111"])
    label.minimumScaleFactor = 0.9
    expectEqual(
      (label.textLayout.font.pointSize, 9),
      (label.textLayout.lines.map(\.line.text), ["…"]))
  }

  /// Apple's documentation: the text shrinks until it fits the bounds. Several lines don't shrink if the line
  /// break mode wraps words (beckyhansmeyer.com, Autoshrinking Text in a Multiline UILabel) or characters
  /// (cnblogs.com 10107135).
  @Test(.fact("O11"), arguments: [2, 3, 0])
  func `several lines shrink to fit, down to minimumScaleFactor, unless words wrap`(lineCount: Int) {
    let words = "one two three four five six seven eight"
    let label = label(words, size: CGSize(width: 60, height: 30))
    label.numberOfLines = lineCount
    label.adjustsFontSizeToFitWidth = true
    func natural(_ size: CGFloat) -> CGSize {
      let other = UILabel()
      (other.text, other.font, other.numberOfLines) = (words, .systemFont(ofSize: size), 0)
      return other.sizeThatFits(CGSize(width: 60, height: 0))
    }
    let font = label.textLayout.font
    let shown = label.textLayout.lines.map { $0.line.text.trimmingCharacters(in: .whitespaces) }
    #expect(shown.joined(separator: " ") == words)
    #expect(font.pointSize < 10)
    #expect(lineCount == 0 || shown.count <= lineCount)
    #expect(CGFloat(shown.count) * font.lineHeight <= 30.01)
    let larger = natural(font.pointSize * 1.05)
    let limit = lineCount == 0 ? 30 : min(30, CGFloat(lineCount) * font.lineHeight * 1.05)
    #expect(larger.height > limit + 0.5)
    let middle = (label.textLayout.lines.first?.baseline ?? 0) - font.ascender
    #expect(abs(middle - (30 - CGFloat(shown.count) * font.lineHeight) / 2) < 1e-6)
    label.minimumScaleFactor = 0.9
    expectEqual(
      (label.textLayout.font.pointSize, 9),
      (label.textLayout.lines.last?.line.text.hasSuffix("…"), true))
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      label.lineBreakMode = mode
      #expect(label.textLayout.font.pointSize == 10)
    }
    label.lineBreakMode = .byTruncatingTail
    label.frame.size = CGSize(width: 300, height: 60)
    #expect(label.textLayout.font.pointSize == 10)
  }

  @Test func `natural alignment follows the interface direction`() {
    let label = label("11")
    #expect(label.resolvedAlignment == .left)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.resolvedAlignment == .right)
    label.textAlignment = .center
    #expect(label.resolvedAlignment == .center)
  }

  @Test(arguments: [false, true])
  func `laid out lines follow a change of the interface direction`(isRich: Bool) {
    let label = label("11", size: CGSize(width: 50, height: 20))
    if isRich { label.attributedText = NSAttributedString(string: "11") }
    var isRightToLeft: Bool? {
      isRich ? label.richTextDrawing?.runs.first?.isRightToLeft : label.textLayout.isRightToLeft
    }
    #expect(isRightToLeft == false)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(isRightToLeft == true)
  }

  @Test(arguments: ["Hi", "Hi Hi Hi Hi"])
  func `a wrapping label is as tall as its overridden intrinsicContentSize`(text: String) {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 16)
      }
    }
    let stage = ConstraintStage(300, 300)
    let (plain, padded) = (stage.add(UILabel()), stage.add(Padded()))
    for label in [plain, padded] {
      (label.text, label.numberOfLines) = (text, 0)
      activate(
        label.topAnchor.constraint(equalTo: stage.root.topAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 40))
    }
    stage.layOut()
    #expect(plain.frame.height >= 20.5)
    #expect(padded.frame.height == plain.frame.height + 16)
  }

  @Test func `a required axis keeps the target's length, and the other axis fits`() {
    let label = label("11 22")
    label.numberOfLines = 0
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(
      (size, CGSize(width: 20, height: 24)),
      (label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 12))
  }
}
