import Foundation

// Foundation provides the strings, but not the keys.
nonisolated extension NSAttributedString.Key {
  /// A `UIFont`, by default the label's.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`, by default the label's.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` that fills the height of the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space after every character in points. The default value is 0, because the fonts have no kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space after every character in points. ``kern`` takes precedence.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`, by default the text color.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`, by default the text color.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The upward shift in points. The default value is 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The `NSTextAttachment` of a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a string. By default, the text's color is ``UIColor/link``.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Has no effect.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Has no effect.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Has no effect, because the fonts have no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant. Any number except 0, the default, selects the italic face.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Has no effect.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
