import Foundation

// Cells whose sizes an app computes itself are measured with these.

nonisolated extension NSAttributedString {
  /// The size of the text on one line for each of its paragraphs, in points. It is not rounded: round it up for a view that is to
  /// show the text. Text without a font has one of 12 points.
  ///
  /// - Complexity: O(characters)
  public func size() -> CGSize { layout(width: .greatestFiniteMagnitude, height: .infinity, lines: 0).size }

  /// The rectangle that the text covers, in points. It is not rounded: round its size up for a view that is to show the text.
  ///
  /// - Parameters:
  ///   - size: The room. A width or height of 0 or less is no limit. Lines that the height has no room for are left
  ///     out, but for the first.
  ///   - options: With `usesLineFragmentOrigin`, the text is broken into lines as wide as the room, and the rectangle begins at zero.
  ///     Without, there is one line, however long, and the rectangle lies about its baseline.
  ///   - context: Told the rectangle.
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
  /// As ``Foundation/NSAttributedString/size()`` of a text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// As ``Foundation/NSAttributedString/boundingRect(with:options:context:)`` of a text with these attributes.
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

// Elsewhere strings have these because they turn into `NSString` by themselves.
nonisolated extension StringProtocol {
  /// As ``Foundation/NSAttributedString/size()`` of a text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: String(self)).size(withAttributes: attrs)
  }

  /// As ``Foundation/NSAttributedString/boundingRect(with:options:context:)`` of a text with these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: String(self))
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
