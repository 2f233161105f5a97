import Foundation

/// A face at a size. Immutable.
///
/// All fonts have Helvetica's widths here (see ``TextMeasurer``) and the vertical metrics of the system font on iOS, so
/// labels in the system font are as tall as there. Weights from semibold on use the bold face, all others the regular one.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// In points. A size that is no number is 0, and none is above a million.
  public let pointSize: CGFloat
  let weight: Weight
  package let isItalic: Bool
  /// Nil: the size is what somebody wrote down.
  let scaling: FontScaling?
  /// Nil for the system font, which has the names of the Helvetica faces that it is set in.
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

  /// A font of iOS by its PostScript name, such as `HelveticaNeue-Bold`, or by the name of its family, such as `Menlo`. Nil for
  /// any other name. A size of 0 or less means ``systemFontSize``.
  ///
  /// The font has the names that it has on iOS, and the metrics of the system font in its weight.
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
  /// 17 points: the default of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// In the regular weight. The size, in points, is not checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The size, in points, is not checked.
  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// In the semibold weight, as in UIKit. The size, in points, is not checked.
  @discardableResult
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// In the regular weight. The size, in points, is not checked.
  @discardableResult
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  /// The system font, whose digits all have the same width.
  @discardableResult
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The same face at another size, in points. It does not follow the text size.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  /// The same face at another size.
  func resized(to size: CGFloat, scaling: FontScaling?) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: isItalic, scaling: scaling, face: face)
  }

  /// The slanted face.
  var oblique: UIFont {
    isItalic
      ? self : UIFont(size: pointSize, weight: weight, isItalic: true, scaling: scaling, face: face?.oblique)
  }

  // MARK: Names

  /// The families of iOS, in alphabetical order.
  public class var familyNames: [String] { FontFace.families.keys.sorted() }

  /// The PostScript names of a family's faces, the regular one first. None for a family that iOS lacks.
  @discardableResult
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.families[familyName] ?? []
  }

  /// "Helvetica" for the system font.
  open var familyName: String { face?.familyName ?? "Helvetica" }
  /// The PostScript name of the face: see ``init(name:size:)``. For the system font, the one of a Helvetica face.
  open var fontName: String { face?.name ?? SystemFace(isBold: isBold, isItalic: isItalic).rawValue }

  /// Whether the face is a bold one.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  // MARK: Metrics, in points. Ratios: San Francisco, measured on iOS 17 (17 points: line height 20.287, ascender 16.186).

  /// From the baseline upward, in points.
  open var ascender: CGFloat { pointSize * 0.9521484375 }
  /// From the baseline downward, in points: negative.
  open var descender: CGFloat { pointSize * -0.2412109375 }
  /// From the baseline to the top of an H.
  open var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// From the baseline to the top of an x.
  open var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The gap between lines: 0.
  open var leading: CGFloat { 0 }
  /// From one baseline to the next, in points: ``ascender`` minus ``descender``.
  open var lineHeight: CGFloat { ascender - descender }

  // MARK: Equality

  /// Compares the face, the size, and the text style whose size the font follows.
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

/// The faces that the system font is set in, by PostScript name.
private nonisolated enum SystemFace: String {
  case regular = "Helvetica"
  case bold = "Helvetica-Bold"
  case oblique = "Helvetica-Oblique"
  case boldOblique = "Helvetica-BoldOblique"

  init(isBold: Bool, isItalic: Bool) {
    self = isBold ? (isItalic ? .boldOblique : .bold) : (isItalic ? .oblique : .regular)
  }
}
