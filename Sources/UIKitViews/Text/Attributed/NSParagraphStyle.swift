import Foundation

/// The writing direction of text.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter.
  case natural = -1
  /// A fixed direction.
  case leftToRight, rightToLeft
}

/// An immutable style for the lines of a paragraph.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// A style with defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The spacing between lines, in points. The default value is 0.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The spacing after the paragraph, in points. The default value is 0.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// The spacing before all but the first paragraph, in points. The default value is 0.
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  /// The alignment, by default `natural`.
  open internal(set) var alignment: NSTextAlignment = .natural
  /// The first line's leading indent, in points. The default value is 0.
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  /// The other lines' leading indent, in points. The default value is 0.
  open internal(set) var headIndent: CGFloat = 0
  /// The end of lines, in points. A positive value is measured from the start, and others back from the end.
  /// The default value is 0.
  open internal(set) var tailIndent: CGFloat = 0
  /// The handling of lines that are too wide. With `byWordWrapping`, the default, the label's mode applies.
  open internal(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The minimum line height, in points. The default value is 0.
  open internal(set) var minimumLineHeight: CGFloat = 0
  /// The maximum line height, in points. The default value is 0, for any height.
  open internal(set) var maximumLineHeight: CGFloat = 0
  /// The factor for line heights before the limits apply. The default value is 0, for none.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// The direction of the text, by default that of its first letter.
  open internal(set) var baseWritingDirection: NSWritingDirection = .natural
  /// Stored without effect, because text isn't hyphenated.
  open internal(set) var hyphenationFactor: Float = 0
  /// Stored without effect, because tabs are as wide as spaces.
  open internal(set) var defaultTabInterval: CGFloat = 0
  /// Stored without effect.
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

  /// A copy of the style with default values instead of invalid lengths.
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

/// The horizontal alignment of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Fixed alignments, except that `justified` means ``natural``, because text isn't stretched.
  case left, center, right, justified
  /// The side on which lines begin in the layout direction.
  case natural
}

/// The handling of text wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// The last line ends after a word or a character, is clipped, or has a “…”. The other lines break between
  /// words, or with `byCharWrapping` between characters.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// A mutable style for the lines of a paragraph. Labels copy it, so changes require setting the text again.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { super.init() }

  /// Copies another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { setValues(obj) }

  /// The line spacing, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The spacing after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The spacing before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// The alignment, by default `natural`.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The first line's leading indent, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The other lines' leading indent, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The end of lines, in points. A positive value is measured from the start, and others back from the end.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The handling of lines that are too wide. With `byWordWrapping`, the default, the label's mode applies.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The minimum line height, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The maximum line height, in points. 0 means any.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor for line heights. 0 means none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The direction of the text.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// Stored without effect.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Stored without effect.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// Stored without effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
}
