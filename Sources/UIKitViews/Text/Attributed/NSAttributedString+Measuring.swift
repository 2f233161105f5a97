import Foundation

// Apps measure their cells with these methods.

nonisolated extension NSAttributedString {
  /// Returns the size of the text with one line for each paragraph, in points.
  ///
  /// Round the size up for a view. Text without a font is measured in the system font at 12 points.
  ///
  /// - Complexity: O(characters)
  public func size() -> CGSize { layout(width: .greatestFiniteMagnitude, height: .infinity, lines: 0).size }

  /// Returns the rectangle covered by the text, in points. Round its size up for a view.
  ///
  /// The available size is unlimited along an axis if it's 0 or less. With `usesLineFragmentOrigin`, the text
  /// is broken into lines, and the rectangle begins at zero. Lines that don't fit are omitted, except for the
  /// first. Without this option, there is one line, and the rectangle is relative to its baseline.
  ///
  /// - Complexity: O(characters)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let layout = layout(
      width: isBroken && size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: isBroken && size.height > 0 ? size.height : .infinity, lines: isBroken ? 0 : 1)
    let descent = isBroken ? 0 : (layout.lines.first.map { $0.height - $0.baseline } ?? 0)
    let rect = CGRect(origin: CGPoint(x: 0, y: -descent), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layout(width: CGFloat, height: CGFloat, lines: Int) -> AttributedTextLayout {
    let font = UIFont.systemFont(ofSize: 12)
    return AttributedTextLayout(
      TextRuns(self, font: font, color: .black), width: width, height: height,
      AttributedTextLayout.Options(
        font: font, lineBreakMode: lines == 1 ? .byClipping : .byWordWrapping, maximumLines: lines,
        isRightToLeft: false))
  }
}

nonisolated extension AttributedTextLayout {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}

nonisolated extension NSString {
  /// See ``Foundation/NSAttributedString/size()``.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// See ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
  }
}

// Elsewhere, strings bridge to `NSString`.
nonisolated extension StringProtocol {
  /// See ``Foundation/NSAttributedString/size()``.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: String(self)).size(withAttributes: attrs)
  }

  /// See ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: String(self))
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

/// Options for measuring text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines. Without this option, there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect, because the fonts have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect, because there are no outlines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Has no effect, because lines beyond the height are always omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring text.
nonisolated open class NSStringDrawingContext: NSObject {
  /// Stored without effect, because text isn't shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// The value is always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The last measured rectangle.
  open internal(set) var totalBounds = CGRect.zero
}
