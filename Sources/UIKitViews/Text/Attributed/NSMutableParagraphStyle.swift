import Foundation

/// A mutable style for the lines of a paragraph. Labels copy it with the text, so later changes require
/// setting the text again.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { super.init() }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { setValues(obj) }

  /// The spacing between lines, in points. The default value is 0.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The spacing after the paragraph, in points. The default value is 0.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The spacing before the paragraph, in points, unless it's the first. The default value is 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// The alignment of the lines. The default value is `natural`.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The leading indent of the first line, in points. The default value is 0.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The leading indent of the other lines, in points. The default value is 0.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The maximum end of lines, in points. Values above 0 are measured from the start of the lines, and others
  /// back from the end. The default value is 0.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The handling of lines that are too wide. By default, they're wrapped.
  ///
  /// In a label, the last line is truncated according to the label, unless the style truncates it in another
  /// way.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The minimum height of lines, in points. The default value is 0.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The maximum height of lines, in points. The default value is 0, for any height.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor for the height of lines before the limits apply. The default value is 0, for no factor.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The direction of the text as a whole. By default, it's the direction of the first letter.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// A stored value without effect, because text isn't hyphenated. The default value is 0.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// A stored value without effect, because tabs are as wide as spaces. The default value is 0.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// A stored value without effect. The default value is `false`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
}
