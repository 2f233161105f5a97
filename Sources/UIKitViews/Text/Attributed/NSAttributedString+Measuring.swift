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
