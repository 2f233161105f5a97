import Foundation

/// An immutable font, consisting of a face and a size.
///
/// All fonts have Helvetica's widths (see ``TextMeasurer``) and the vertical metrics of the system font on
/// iOS, so labels in the system font have the same height. Weights from semibold up use the bold face, and
/// all others use the regular one.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The size in points. An invalid size becomes 0, and no size exceeds a million.
  public let pointSize: CGFloat
  let weight: Weight
  package let isItalic: Bool
  /// The origin of the size, or `nil` for a fixed size.
  let scaling: FontScaling?
  /// The face, or `nil` for the system font. The system font has the names of the Helvetica faces in which
  /// it's drawn.
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

  /// Creates a font of iOS from its PostScript name, such as `HelveticaNeue-Bold`, or from its family's name,
  /// such as `Menlo`. The result is `nil` for any other name.
  ///
  /// A size of 0 or less means ``systemFontSize``. The font has its names on iOS, and the metrics of the
  /// system font in its weight.
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
  /// The default font size of labels, which is 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in the regular weight. The size, in points, isn't checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight. The size, in points, isn't checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system font in the semibold weight, as in UIKit. The size, in points, isn't checked.
  @discardableResult
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the italic system font in the regular weight. The size, in points, isn't checked.
  @discardableResult
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system font. All its digits have the same width.
  @discardableResult
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the same face at another size, in points. The font doesn't follow the text size.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  /// Returns the same face at another size.
  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: isItalic, scaling: scaling, face: face)
  }

  /// The slanted face.
  var oblique: UIFont {
    isItalic
      ? self : UIFont(size: pointSize, weight: weight, isItalic: true, scaling: scaling, face: face?.oblique)
  }

  // MARK: Names

  /// The font families of iOS, in alphabetical order.
  public class var familyNames: [String] { FontFace.families.keys.sorted() }

  /// Returns the PostScript names of a family's faces, the regular one first. The result is empty for a
  /// family that iOS doesn't have.
  @discardableResult
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.families[familyName] ?? []
  }

  /// The name of the family, which is "Helvetica" for the system font.
  open var familyName: String { face?.familyName ?? "Helvetica" }
  /// The PostScript name of the face: see ``init(name:size:)``. For the system font, it's the name of a
  /// Helvetica face.
  open var fontName: String { face?.name ?? SystemFace(isBold: isBold, isItalic: isItalic).rawValue }

  /// `true` if the face is bold.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  // MARK: Metrics in points, with the ratios of San Francisco, measured on iOS 17 (17 points: line height 20.287, ascender 16.186)

  /// The distance from the baseline upward, in points.
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  /// The distance from the baseline downward, in points. It's negative.
  open var descender: CGFloat { pointSize * -0.2412109375 }
  /// The distance from the baseline to the top of an H.
  open var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// The distance from the baseline to the top of an x.
  open var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The spacing between lines, which is 0.
  open var leading: CGFloat { 0 }
  /// The distance from one baseline to the next, in points: ``ascender`` minus ``descender``.
  open var lineHeight: CGFloat { ascender - descender }

  // MARK: Equality

  /// Returns `true` if the faces, the sizes, and the text styles followed by the fonts are equal.
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

/// The faces of the system font, by PostScript name.
private nonisolated enum SystemFace: String {
  case regular = "Helvetica"
  case bold = "Helvetica-Bold"
  case oblique = "Helvetica-Oblique"
  case boldOblique = "Helvetica-BoldOblique"

  init(isBold: Bool, isItalic: Bool) {
    self = isBold ? (isItalic ? .boldOblique : .bold) : (isItalic ? .oblique : .regular)
  }
}
