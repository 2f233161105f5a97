import Foundation

/// A face and a size.
///
/// All fonts have Helvetica's widths (see ``TextMeasurer``) and the vertical metrics of the system font on
/// iOS. Weights from semibold up use the bold face.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The size in points. An invalid size becomes 0, and no size exceeds a million.
  public let pointSize: CGFloat
  let weight: Weight
  package let isItalic: Bool
  /// The means of scaling the font, or `nil` for a fixed size.
  let scaling: FontScaling?
  /// The named face, or `nil` for the system font, which has the names of Helvetica's faces.
  private let face: FontFace?

  init(
    size: CGFloat, weight: Weight, isItalic: Bool = false, scaling: FontScaling? = nil, face: FontFace? = nil
  ) {
    pointSize = size.drawable ?? 0
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
    self.face = face
  }

  /// Creates a font of iOS from its PostScript name, such as `HelveticaNeue-Bold`, or its family, such as
  /// `Menlo`. Returns `nil` for other names. A size of 0 or less means ``systemFontSize``.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(named: fontName) else { return nil }
    let (weight, isItalic) = (face.weight, face.isItalic)
    let isPlain = SystemFace(isBold: weight == .bold, isItalic: isItalic).rawValue == face.name
    self.init(
      size: fontSize > 0 ? fontSize : Self.systemFontSize, weight: weight, isItalic: isItalic,
      face: isPlain ? nil : face)
  }

  // MARK: System fonts

  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 17 points, the default size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the regular system font. The size in points isn't checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight. The size in points isn't checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the semibold system font, as in UIKit. The size in points isn't checked.
  @discardableResult
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the italic system font. The size in points isn't checked.
  @discardableResult
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system font, in which all digits have the same width.
  @discardableResult
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the same face at a fixed size, in points.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: isItalic, scaling: scaling, face: face)
  }

  var oblique: UIFont {
    isItalic
      ? self : UIFont(size: pointSize, weight: weight, isItalic: true, scaling: scaling, face: face?.oblique)
  }

  // MARK: Names

  /// The font families of iOS, alphabetically.
  public class var familyNames: [String] { FontFace.families.keys.sorted() }

  /// Returns the PostScript names, the regular face first. The array is empty for an unknown family.
  @discardableResult
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.families[familyName] ?? []
  }

  /// The family, which is "Helvetica" for the system font.
  open var familyName: String { face?.familyName ?? "Helvetica" }
  /// The PostScript name. The system font has the name of a Helvetica face.
  open var fontName: String { face?.name ?? SystemFace(isBold: isBold, isItalic: isItalic).rawValue }

  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  // MARK: Metrics in points, with the ratios of San Francisco, measured on iOS 17 (17 points: line height 20.287, ascender 16.186)

  /// The distance above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  /// The distance below the baseline, in points, negative.
  open var descender: CGFloat { pointSize * -0.2412109375 }
  /// The height of an H, in points.
  open var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// The height of an x, in points.
  open var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The leading, which is always 0.
  open var leading: CGFloat { 0 }
  /// The ``ascender`` minus ``descender``, in points.
  open var lineHeight: CGFloat { ascender - descender }

  // MARK: Equality

  /// Returns `true` if the faces, the sizes, and the followed text styles are equal.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && scaling == other.scaling && face == other.face
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(scaling)
    hasher.combine(face)
    return hasher.finalize()
  }
}

private nonisolated enum SystemFace: String {
  case regular = "Helvetica"
  case bold = "Helvetica-Bold"
  case oblique = "Helvetica-Oblique"
  case boldOblique = "Helvetica-BoldOblique"

  init(isBold: Bool, isItalic: Bool) {
    self = isBold ? (isItalic ? .boldOblique : .bold) : (isItalic ? .oblique : .regular)
  }
}

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
