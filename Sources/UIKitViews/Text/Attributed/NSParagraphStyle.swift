import Foundation

/// The direction in which text is written.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// `natural`: that of the first letter.
  case natural = -1
  /// From left to right, from right to left.
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph lie: immutable. ``NSMutableParagraphStyle`` can be changed.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// All properties have their defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The gap between the lines, in points. Default 0.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The gap after the paragraph, in points. Default 0.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// The gap before the paragraph, in points, unless it is the first. Default 0.
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  /// Where the lines begin and end. Default: natural.
  open internal(set) var alignment: NSTextAlignment = .natural
  /// The indent of the first line at its beginning, in points. Default 0.
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines at their beginning, in points. Default 0.
  open internal(set) var headIndent: CGFloat = 0
  /// Where lines end at the latest: above 0 from their beginning, else back from the end. In points. Default 0.
  open internal(set) var tailIndent: CGFloat = 0
  /// What happens to lines that are too wide. Default: they are wrapped. In a label, the last line is truncated
  /// as the label says unless the style truncates it otherwise.
  open internal(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// In points. Default 0.
  open internal(set) var minimumLineHeight: CGFloat = 0
  /// In points. Default 0: any height.
  open internal(set) var maximumLineHeight: CGFloat = 0
  /// A factor for the height of the lines, before the limits apply. Default 0: none.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// The direction of the text as a whole. Default: that of its first letter.
  open internal(set) var baseWritingDirection: NSWritingDirection = .natural
  /// Stored: nothing is hyphenated here. Default 0.
  open internal(set) var hyphenationFactor: Float = 0
  /// Stored: tabs are as wide as spaces here. Default 0.
  open internal(set) var defaultTabInterval: CGFloat = 0
  /// Stored. Default false.
  open internal(set) var allowsDefaultTighteningForTruncation: Bool = false

  public override init() { super.init() }

  /// Returns an immutable copy.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.setValues(self)
    return copy
  }

  /// Returns an `NSMutableParagraphStyle`.
  @discardableResult
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setValues(self)
    return copy
  }

  func setValues(_ other: NSParagraphStyle) {
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    paragraphSpacingBefore = other.paragraphSpacingBefore
    alignment = other.alignment
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    lineBreakMode = other.lineBreakMode
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    lineHeightMultiple = other.lineHeightMultiple
    baseWritingDirection = other.baseWritingDirection
    hyphenationFactor = other.hyphenationFactor
    defaultTabInterval = other.defaultTabInterval
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
  }

  /// This style if its lengths can be drawn. Otherwise a copy, in which lengths that are no numbers have their defaults.
  var drawable: NSParagraphStyle {
    let lengths = [
      lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent,
      minimumLineHeight, maximumLineHeight, lineHeightMultiple,
    ]
    if lengths.allSatisfy({ $0.drawable == $0 }) { return self }
    let drawable = NSParagraphStyle()
    drawable.setValues(self)
    drawable.lineSpacing = lineSpacing.drawable ?? 0
    drawable.paragraphSpacing = paragraphSpacing.drawable ?? 0
    drawable.paragraphSpacingBefore = paragraphSpacingBefore.drawable ?? 0
    drawable.firstLineHeadIndent = firstLineHeadIndent.drawable ?? 0
    drawable.headIndent = headIndent.drawable ?? 0
    drawable.tailIndent = tailIndent.drawable ?? 0
    drawable.minimumLineHeight = minimumLineHeight.drawable ?? 0
    drawable.maximumLineHeight = maximumLineHeight.drawable ?? 0
    drawable.lineHeightMultiple = lineHeightMultiple.drawable ?? 0
    return drawable
  }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  open override var hash: Int { values.hashValue }

  private var values: [AnyHashable] {
    [
      lineSpacing,
      paragraphSpacing,
      paragraphSpacingBefore,
      alignment,
      firstLineHeadIndent,
      headIndent,
      tailIndent,
      lineBreakMode,
      minimumLineHeight,
      maximumLineHeight,
      lineHeightMultiple,
      baseWritingDirection,
      hyphenationFactor,
      defaultTabInterval,
      allowsDefaultTighteningForTruncation,
    ]
  }
}
