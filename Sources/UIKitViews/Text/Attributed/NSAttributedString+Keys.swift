import Foundation

// Foundation provides attributed strings on this platform. The keys for visible attributes are UIKit's.
nonisolated extension NSAttributedString.Key {
  /// The font, as a `UIFont`. In a label, the default value is the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text color, as a `UIColor`. In a label, the default value is the label's text color.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, as a `UIColor`. It fills the height of the line. By default, there is none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style, as an `NSParagraphStyle`. The style of a paragraph's first character applies.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space after every character in points, as a number. The default value is 0, because the fonts have
  /// no kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space after every character in points, as a number. ``kern`` takes precedence.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The underline style, as the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The underline color, as a `UIColor`. The default value is the text color.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough style, as the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The strikethrough color, as a `UIColor`. The default value is the text color.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The upward shift of the text in points, as a number. The default value is 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The attachment of a character U+FFFC, as an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The link, as a `URL` or a string. Labels draw the text in the color ``UIColor/link``, unless it has
  /// another color.
  public static let link = NSAttributedString.Key("NSLink")
  /// The shadow, as an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A stored value that isn't drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A stored value that isn't drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A stored value that isn't drawn, because the fonts have no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of the text, as a number. The default value is 0. Any other number selects the slanted face.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A stored value that isn't drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A stored value that isn't drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
