import Foundation

nonisolated extension UIFont {
  /// A weight from −1 to 1.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight, −1…1. It isn't checked.
    public let rawValue: CGFloat
    /// Creates a weight, −1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight, −1…1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8, drawn with the regular face.
    public static let ultraLight = Weight(-0.8)
    /// −0.6, drawn with the regular face.
    public static let thin = Weight(-0.6)
    /// −0.4, drawn with the regular face.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23, drawn with the regular face.
    public static let medium = Weight(0.23)
    /// 0.3, drawn with the bold face.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56, drawn with the bold face.
    public static let heavy = Weight(0.56)
    /// 0.62, drawn with the bold face.
    public static let black = Weight(0.62)
  }

  /// The role of text. Each style has a size at the text size `large`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a style. Unknown styles have 17 points.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
