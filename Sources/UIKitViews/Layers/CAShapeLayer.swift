import Foundation

/// A layer that fills and then strokes a path over its background, clipped only if `masksToBounds` is `true`.
open class CAShapeLayer: CALayer {
  nonisolated deinit {}

  /// The path, by default `nil`. It's copied, and doesn't animate.
  open var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue?.copy() }
  }
  private var ownPath: CGPath? { didSet { noteChange() } }

  /// The fill color, by default opaque black. `nil` means no fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.fillColor(oldValue)) } }
  /// The fill rule, by default ``CAShapeLayerFillRule/nonZero``.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  /// The stroke color, by default `nil` for no stroke.
  open var strokeColor: CGColor? { didSet { didChange(.strokeColor(oldValue)) } }
  /// The start of the stroke, as a fraction of the length. The default value is 0.
  open var strokeStart: CGFloat = 0 { didSet { didChange(.strokeStart(oldValue)) } }
  /// The end of the stroke, as a fraction of the length. The default value is 1.
  open var strokeEnd: CGFloat = 1 { didSet { didChange(.strokeEnd(oldValue)) } }
  /// The line width in points, centered on the path. The default value is 1.
  open var lineWidth: CGFloat = 1 { didSet { didChange(.lineWidth(oldValue)) } }
  /// The maximum length of a corner's point, as a multiple of the line width. The default value is 10.
  open var miterLimit: CGFloat = 10 { didSet { didChange(.miterLimit(oldValue)) } }
  /// The shape of the lines' ends, by default ``CAShapeLayerLineCap/butt``.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  /// The shape of the lines' corners, by default ``CAShapeLayerLineJoin/miter``.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  /// The initial distance into ``lineDashPattern``, in points. The default value is 0.
  open var lineDashPhase: CGFloat = 0 { didSet { didChange(.lineDashPhase(oldValue)) } }
  /// Alternating lengths of dashes and gaps, in points. `nil` means a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    guard animations != nil else { return ownDrawing }
    // The copy must not count as a change.
    return DisplayChanges.looking {
      let copy = CAShapeLayer(layer: self)
      assignAnimatedValues(to: copy)
      return copy.ownDrawing
    }
  }

  private var ownDrawing: LayerDrawing? {
    guard let path = path.map({ VectorPath($0) }), !path.isEmpty, path.isFinite else { return nil }
    let drawing = ShapeDrawing(
      path: path, fill: fillColor, isEvenOdd: fillRule == .evenOdd, stroke: stroke)
    return drawing.fill == nil && drawing.stroke == nil ? nil : .shape(drawing)
  }

  private var stroke: StrokeDrawing? {
    guard let strokeColor, lineWidth > 0, lineWidth.isFinite, strokeStart < strokeEnd else { return nil }
    let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    let isBroken =
      dashes.reduce(0, +) > 0 && dashes.allSatisfy { $0 >= 0 && $0.isFinite } && lineDashPhase.isFinite
    return StrokeDrawing(
      color: strokeColor, width: lineWidth, cap: lineCap.lineCap, join: lineJoin.lineJoin,
      miterLimit: max(1, miterLimit), dashes: isBroken ? dashes : [], dashPhase: isBroken ? lineDashPhase : 0,
      start: max(0, strokeStart), end: min(1, strokeEnd))
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (ownPath, fillColor, fillRule, strokeColor) = (
      layer.ownPath, layer.fillColor, layer.fillRule, layer.strokeColor
    )
    (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
    (miterLimit, lineCap, lineJoin) = (layer.miterLimit, layer.lineCap, layer.lineJoin)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
  }
}

/// The rule for areas inside a self-intersecting path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a rule. Unknown names mean ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An area is inside if the path goes around it more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area is inside if a ray from there to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line cap. Unknown names mean ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A flat end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round end, half the line width longer.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end, half the line width longer.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The joints of a shape layer's lines.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line join. Unknown names mean ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner, up to ``CAShapeLayer/miterLimit``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
