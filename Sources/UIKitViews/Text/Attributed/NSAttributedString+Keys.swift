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

/// A style of lines, with or without a pattern.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A copy of the text in another color, moved by an offset.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  /// The offset in points, with y downward.
  open var shadowOffset = CGSize.zero
  /// Has no effect, because text shadows have sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, by default black with an opacity of a third. `nil` means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}

/// Converts the values of attributes, which apps set as numbers of any type.
nonisolated enum AttributeValue {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  static func line(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle)
      ?? number(value).map { NSUnderlineStyle(rawValue: Int(exactly: $0.rounded(.towardZero)) ?? 0) }
  }
}
