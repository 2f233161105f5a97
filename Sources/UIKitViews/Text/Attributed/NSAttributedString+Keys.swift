import Foundation

// Foundation has attributed strings here. The keys for what is shown are UIKit's.
nonisolated extension NSAttributedString.Key {
  /// A `UIFont`. Default in a label: the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`. Default in a label: the label's text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text, as tall as the line. Default: none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`. The one of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: points after every character. Default 0: fonts here have no kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points after every character. ``kern`` takes precedence.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an ``NSUnderlineStyle``. Patterns are drawn as solid lines.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`. Default: the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``. Patterns are drawn as solid lines.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`. Default: the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: points upward. Default 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSTextAttachment`, of a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a text. Labels show the text in the colour ``UIColor/link``, unless it has another.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Stored, and not shown.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Stored, and not shown.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Stored, and not shown: fonts here have no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: how much the text is slanted. Default 0. Any other number means the slanted face here.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Stored, and not shown.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Stored, and not shown.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
