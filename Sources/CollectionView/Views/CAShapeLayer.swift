#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows a path over its background: filled, then drawn along.
///
/// The path lies in the layer's coordinates. It is cut off at the bounds only where `masksToBounds` is true.
open class CAShapeLayer: CALayer {
  nonisolated deinit {}

  /// The path is copied, and does not animate: Core Animation animates it only explicitly. Default nil: nothing is shown.
  open var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue?.copy() }
  }
  private var ownPath: CGPath?

  /// Default opaque black; nil: the path is not filled.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.fillColor(oldValue)) } }
  /// Default ``CAShapeLayerFillRule/nonZero``.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Default nil: the path is not drawn along.
  open var strokeColor: CGColor? { didSet { didChange(.strokeColor(oldValue)) } }
  /// Where along the path drawing begins, as a part of its whole length: 0…1. Default 0.
  open var strokeStart: CGFloat = 0 { didSet { didChange(.strokeStart(oldValue)) } }
  /// Where along the path drawing ends, as a part of its whole length: 0…1. Default 1.
  open var strokeEnd: CGFloat = 1 { didSet { didChange(.strokeEnd(oldValue)) } }
  /// In points, half of it on either side of the path. Default 1.
  open var lineWidth: CGFloat = 1 { didSet { didChange(.lineWidth(oldValue)) } }
  /// How much longer than the line is wide a corner's point may be before it is cut off. Default 10.
  open var miterLimit: CGFloat = 10 { didSet { didChange(.miterLimit(oldValue)) } }
  /// Default ``CAShapeLayerLineCap/butt``.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Default ``CAShapeLayerLineJoin/miter``.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into ``lineDashPattern`` the line begins, in points. Default 0.
  open var lineDashPhase: CGFloat = 0 { didSet { didChange(.lineDashPhase(oldValue)) } }
  /// The lengths of dashes and gaps in turn, in points. Default nil: an unbroken line.
  open var lineDashPattern: [NSNumber]?

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    guard animations != nil else { return ownDrawing }
    // A change of the copy is none of the layer.
    let copy = CAShapeLayer(layer: self)
    assignAnimatedValues(to: copy)
    return copy.ownDrawing
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
#endif
