import TestSupport
import Testing

@testable import UIKitViews

/// Measuring methods used by apps for cell sizes. UIKit's declarations: NSStringDrawing.h.
@Suite("Measuring strings like labels")
struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let text = "A line that is long enough for several of them, where there is little room"

  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (lines, text)
    return label
  }

  @Test func `the size of a text is the unrounded size of a line without a width limit`() {
    let size = text.size(withAttributes: [.font: font])
    expectEqual(
      (size, CGSize(width: UIFont.measurer.width(of: text[...], in: font), height: font.lineHeight)),
      (NSString(string: text).size(withAttributes: [.font: font]), size),
      (NSAttributedString(string: text, attributes: [.font: font]).size(), size),
      (text.size(withAttributes: [.font: font, .kern: 2]).width, size.width + 2 * CGFloat(text.count)),
      ("one\ntwo".size(withAttributes: [.font: font]).height, 2 * font.lineHeight),
      (text.size(), text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])))
  }

  @Test func `lines end at the paragraph's tailIndent, even with an unlimited width`() {
    let style = NSMutableParagraphStyle()
    style.tailIndent = 200
    let given = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
    let lines = NSAttributedString(string: text, attributes: [.font: font])
      .boundingRect(
        with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        context: nil)
    #expect(lines.height >= 3 * font.lineHeight)
    #expect(given.size() == lines.size)
    for width in [300, CGFloat.greatestFiniteMagnitude, .infinity] {
      let rect = given.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        context: nil)
      #expect(rect.size == lines.size, "\(width)")
    }
  }

  @Test(arguments: [60, 100, 177, 300, 1000])
  func `boundingRect of wrapped text equals the fitting size of a label`(width: CGFloat) {
    let rich = NSMutableAttributedString(string: text, attributes: [.font: font])
    rich.append(
      NSAttributedString(string: " and larger", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let rect = rich.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    let fitting = label(rich).sizeThatFits(CGSize(width: width, height: 0))
    #expect(rect.origin == .zero)
    #expect(rect.width <= width)
    #expect(abs(fitting.width - rect.width) <= 0.5)
    #expect(abs(fitting.height - rect.height) <= 0.5)
  }

  @Test func `boundingRect omits lines that do not fit, and a single line has no height limit`() {
    let context = NSStringDrawingContext()
    let two = text.boundingRect(
      with: CGSize(width: 100, height: 2.5 * font.lineHeight),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: context)
    expectEqual((two.height, 2 * font.lineHeight), (context.totalBounds, two))
    let one = text.boundingRect(
      with: CGSize(width: 100, height: 10), attributes: [.font: font], context: nil)
    #expect(one.size == text.size(withAttributes: [.font: font]))
    #expect(abs(one.minY - font.descender) < 1e-6)
  }
}
