import Foundation

// Apps that compute the sizes of their cells use these methods for measuring.

nonisolated extension NSAttributedString {
  /// Returns the size of the text with one line for each of its paragraphs, in points.
  ///
  /// The size isn't rounded. Round it up for a view that shows the text. Text without a font has one of 12
  /// points.
  ///
  /// - Complexity: O(characters)
  public func size() -> CGSize { layout(width: .greatestFiniteMagnitude, height: .infinity, lines: 0).size }

  /// Returns the rectangle covered by the text, in points.
  ///
  /// The rectangle isn't rounded. Round its size up for a view that shows the text.
  ///
  /// - Parameters:
  ///   - size: The available size. A width or height of 0 or less means no limit. Lines that don't fit the
  ///     height are omitted, except for the first.
  ///   - options: With `usesLineFragmentOrigin`, the text is broken into lines of the available width, and
  ///     the rectangle begins at zero. Otherwise, there is one line of any length, and the rectangle is
  ///     relative to its baseline.
  ///   - context: An object that stores the rectangle.
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
  /// Returns the same as ``Foundation/NSAttributedString/size()`` for a text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Returns the same as ``Foundation/NSAttributedString/boundingRect(with:options:context:)`` for a text
  /// with these attributes.
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

// On other platforms, strings have these methods because they bridge to `NSString`.
nonisolated extension StringProtocol {
  /// Returns the same as ``Foundation/NSAttributedString/size()`` for a text with these attributes.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: String(self)).size(withAttributes: attrs)
  }

  /// Returns the same as ``Foundation/NSAttributedString/boundingRect(with:options:context:)`` for a text
  /// with these attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: String(self))
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
