import Foundation
import TestSupport
import Testing

@testable import UIKitViews

@Suite("Text with invalid sizes")
struct HostileTextTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e19])
  func `a nonfinite or huge underline or strikethrough style is ignored`(style: Double) {
    let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle]
    for key in keys {
      let text = NSAttributedString(string: "abc", attributes: [key: style])
      #expect(text.size() == NSAttributedString(string: "abc").size())
    }
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e30, 1e19, 0])
  func `a label with an extreme height shows its one line`(height: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    label.text = "abc"
    label.numberOfLines = 0
    #expect(label.textLayout.lines.count == 1)
  }

  @Test(arguments: [0, -4] as [CGFloat])
  func `a label with a font size of 0 or less shows at least one line`(size: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "abc\ndef"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    #expect(label.textLayout.lines.count >= 1)
  }

  /// Keyed by strings, because key paths can't name tests.
  nonisolated static let lengths:
    [String: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable] = [
      "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
      "paragraphSpacingBefore": \.paragraphSpacingBefore, "firstLineHeadIndent": \.firstLineHeadIndent,
      "headIndent": \.headIndent, "tailIndent": \.tailIndent, "minimumLineHeight": \.minimumLineHeight,
      "maximumLineHeight": \.maximumLineHeight, "lineHeightMultiple": \.lineHeightMultiple,
    ]

  @Test(arguments: lengths.keys.sorted())
  func `nonfinite paragraph lengths count as 0, and huge ones are limited to a million`(
    name: String
  ) throws {
    let length = try #require(Self.lengths[name])
    func size(_ number: CGFloat) -> CGSize {
      let style = NSMutableParagraphStyle()
      style[keyPath: length] = number
      let text = NSAttributedString(string: "abc def\nghi\njkl", attributes: [.paragraphStyle: style])
      return text.boundingRect(
        with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).size
    }
    for number in [CGFloat.nan, .infinity, -.infinity] { #expect(size(number) == size(0)) }
    for (number, largest) in [(1.7e308, 1e6), (-1.7e308, -1e6)] as [(CGFloat, CGFloat)] {
      #expect(size(number) == size(largest))
    }
  }

  @Test func `a nonfinite font size is 0, and a huge one is limited to a million`() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      expectEqual(
        (UIFont.systemFont(ofSize: number).pointSize, 0),
        (UIFont.systemFont(ofSize: number), UIFont.systemFont(ofSize: 0)))
    }
    expectEqual(
      (UIFont.boldSystemFont(ofSize: 1.7e308).pointSize, 1e6),
      (UIFont.systemFont(ofSize: 12).withSize(-1e300).pointSize, -1e6))
  }

  @Test func `nonfinite attachment bounds count as 0, and huge ones are limited to a million`() {
    func size(_ bounds: CGRect) -> CGSize {
      let attachment = NSTextAttachment()
      attachment.bounds = bounds
      return NSAttributedString(attachment: attachment).size()
    }
    expectEqual(
      (
        size(CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 20, height: CGFloat.infinity)),
        size(CGRect(x: 0, y: 0, width: 20, height: 0))
      ),
      (
        size(CGRect(x: 0, y: 2, width: CGFloat.infinity, height: 1e300)),
        size(CGRect(x: 0, y: 2, width: 0, height: 1e6))
      ))
  }

  @Test func `a word with a negative width due to kern has an underline of zero width`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let style: NSUnderlineStyle = [.single, .byWord]
    label.attributedText = NSAttributedString(
      string: "ab cd", attributes: [.underlineStyle: style.rawValue, .kern: -100])
    let lines = try #require(label.richTextDrawing).lines
    expectEqual((lines.count, 2), (lines.map(\.frame.width), [0, 0]))
  }
}
