import Foundation

/// A face at a size. Immutable.
///
/// There is one family here. It has Helvetica's widths (see ``TextMeasurer``) and the vertical metrics of the
/// system font on iOS, so labels are as tall as there. Weights from semibold on use the bold face, all others
/// the regular one.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// In points. A size that is no number is 0, and none is above a million.
  public let pointSize: CGFloat
  let weight: Weight
  package let isItalic: Bool
  /// Nil: the size is what somebody wrote down.
  let scaling: FontScaling?

  init(size: CGFloat, weight: Weight, isItalic: Bool = false, scaling: FontScaling? = nil) {
    pointSize = size.drawable ?? 0
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
  }

  /// A face of the family by its PostScript name: `Helvetica`, `Helvetica-Bold`, `Helvetica-Oblique` or
  /// `Helvetica-BoldOblique`. Nil for any other name. A size of 0 or less means ``systemFontSize``.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Face(rawValue: fontName) else { return nil }
    self.init(
      size: fontSize > 0 ? fontSize : Self.systemFontSize, weight: face.isBold ? .bold : .regular,
      isItalic: face.isItalic)
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
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic)
  }

  /// The slanted face.
  var oblique: UIFont {
    isItalic ? self : UIFont(size: pointSize, weight: weight, isItalic: true, scaling: scaling)
  }

  // MARK: Names

  /// Always "Helvetica".
  open var familyName: String { "Helvetica" }
  /// The PostScript name of the face: see ``init(name:size:)``.
  open var fontName: String { Face(isBold: isBold, isItalic: isItalic).rawValue }

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
      && scaling == other.scaling
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(scaling)
    return hasher.finalize()
  }
}

/// The faces of the one family, by PostScript name.
private nonisolated enum Face: String {
  case regular = "Helvetica"
  case bold = "Helvetica-Bold"
  case oblique = "Helvetica-Oblique"
  case boldOblique = "Helvetica-BoldOblique"

  init(isBold: Bool, isItalic: Bool) {
    self = isBold ? (isItalic ? .boldOblique : .bold) : (isItalic ? .oblique : .regular)
  }

  var isBold: Bool { self == .bold || self == .boldOblique }
  var isItalic: Bool { self == .oblique || self == .boldOblique }
}
