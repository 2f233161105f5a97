import Foundation

/// Shows a path over its background, filled and then stroked.
///
/// The path is in the layer's coordinates. It is clipped to the bounds only if `masksToBounds` is true.
open class CAShapeLayer: CALayer {
  nonisolated deinit {}

  /// The path is copied, and does not animate: Core Animation animates it only explicitly. Default nil: nothing
  /// is shown.
  open var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue?.copy() }
  }
  private var ownPath: CGPath? { didSet { noteChange() } }

  /// Default opaque black; nil: the path is not filled.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.fillColor(oldValue)) } }
  /// Default ``CAShapeLayerFillRule/nonZero``.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  /// Default nil: the path is not stroked.
  open var strokeColor: CGColor? { didSet { didChange(.strokeColor(oldValue)) } }
  /// Where the stroke begins, as a fraction of the path's length: 0…1. Default 0.
  open var strokeStart: CGFloat = 0 { didSet { didChange(.strokeStart(oldValue)) } }
  /// Where the stroke ends, as a fraction of the path's length: 0…1. Default 1.
  open var strokeEnd: CGFloat = 1 { didSet { didChange(.strokeEnd(oldValue)) } }
  /// In points, half on either side of the path. Default 1.
  open var lineWidth: CGFloat = 1 { didSet { didChange(.lineWidth(oldValue)) } }
  /// The longest that the point of a corner may be before it is cut off, as a multiple of the line width.
  /// Default 10.
  open var miterLimit: CGFloat = 10 { didSet { didChange(.miterLimit(oldValue)) } }
  /// Default ``CAShapeLayerLineCap/butt``.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  /// Default ``CAShapeLayerLineJoin/miter``.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  /// The distance into ``lineDashPattern`` at which the line begins, in points. Default 0.
  open var lineDashPhase: CGFloat = 0 { didSet { didChange(.lineDashPhase(oldValue)) } }
  /// The lengths of dashes and gaps in turn, in points. Default nil: a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    guard animations != nil else { return ownDrawing }
    // The layer must not change when the copy does.
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
