import Foundation

/// A layer that fills and then strokes a path over its background.
///
/// The path is in the layer's coordinates. It's clipped to the bounds only if `masksToBounds` is `true`.
open class CAShapeLayer: CALayer {
  nonisolated deinit {}

  /// The path to draw. The default value is `nil`, for no path.
  ///
  /// The path is copied. It doesn't animate: Core Animation animates it only explicitly.
  open var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue?.copy() }
  }
  private var ownPath: CGPath? { didSet { noteChange() } }

  /// The fill color. The default value is opaque black. `nil` means no fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.fillColor(oldValue)) } }
  /// The fill rule. The default value is ``CAShapeLayerFillRule/nonZero``.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  /// The stroke color. The default value is `nil`, for no stroke.
  open var strokeColor: CGColor? { didSet { didChange(.strokeColor(oldValue)) } }
  /// The start of the stroke, as a fraction of the path's length from 0 to 1. The default value is 0.
  open var strokeStart: CGFloat = 0 { didSet { didChange(.strokeStart(oldValue)) } }
  /// The end of the stroke, as a fraction of the path's length from 0 to 1. The default value is 1.
  open var strokeEnd: CGFloat = 1 { didSet { didChange(.strokeEnd(oldValue)) } }
  /// The line width in points, half of it on either side of the path. The default value is 1.
  open var lineWidth: CGFloat = 1 { didSet { didChange(.lineWidth(oldValue)) } }
  /// The maximum length of a corner's point before it's cut off, as a multiple of the line width. The default
  /// value is 10.
  open var miterLimit: CGFloat = 10 { didSet { didChange(.miterLimit(oldValue)) } }
  /// The shape of the line's ends. The default value is ``CAShapeLayerLineCap/butt``.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  /// The shape of the line's corners. The default value is ``CAShapeLayerLineJoin/miter``.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  /// The distance into ``lineDashPattern`` at which the line begins, in points. The default value is 0.
  open var lineDashPhase: CGFloat = 0 { didSet { didChange(.lineDashPhase(oldValue)) } }
  /// The alternating lengths of dashes and gaps, in points. The default value is `nil`, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    guard animations != nil else { return ownDrawing }
    // Creating the copy must not count as a change of the layer.
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
