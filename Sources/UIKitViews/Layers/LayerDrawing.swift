import Foundation

package nonisolated enum LayerDrawing {
  case image(UIImage, frame: CGRect)
  case text(LabelDrawing)
  case richText(RichTextDrawing)
  case gradient(GradientDrawing)
  case shape(ShapeDrawing)
}

package nonisolated struct LabelDrawing {
  package var layout: TextLayout
  package var color: CGColor
  package var shadow: (color: CGColor, offset: CGSize)?
  package var alignment: NSTextAlignment
  /// `true` if lines wider than the label are clipped.
  package var isClipped: Bool
}

package nonisolated struct GradientDrawing {
  package var stops: [(color: CGColor, location: CGFloat)]
  /// A point in the unit square of the bounds.
  package var start: CGPoint
  package var end: CGPoint
}

package nonisolated struct ShapeDrawing {
  package var path: VectorPath
  package var fill: CGColor?
  package var isEvenOdd: Bool
  package var stroke: StrokeDrawing?
}

package nonisolated struct StrokeDrawing {
  package var color: CGColor
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points. Empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  package var start: CGFloat
  package var end: CGFloat
}

extension CALayer {
  /// Returns the transform about the anchor points, with the superlayer's sublayer transform.
  package func transform(to superlayer: CALayer?) -> CATransform3D { CATransform3D(matrix(to: superlayer)) }

  /// Returns the transform's translation, or `nil` if the transform does more than translate. Most layers are
  /// only translated.
  package func translation(to superlayer: CALayer?) -> CGSize? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    if let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) { return nil }
    let (bounds, anchorPoint, position) = (bounds, anchorPoint, position)
    return CGSize(
      width: position.x - (bounds.minX + anchorPoint.x * bounds.width),
      height: position.y - (bounds.minY + anchorPoint.y * bounds.height))
  }
}

/// A layer that shows the captured appearance of another layer.
final class SnapshotLayer: CALayer {
  private var frozen: LayerDrawing?

  nonisolated deinit {}

  /// Captures the shown values, except for the root's position.
  convenience init(freezing layer: CALayer) {
    self.init()
    isViewBacked = true
    let shown = layer.shown
    AnimationBlock.perform(nil) {
      copyValues(of: shown)
      frozen = layer.drawing(in: shown.bounds)
      if let mask = layer.mask { self.mask = SnapshotLayer(freezing: mask) }
      for sublayer in layer.sublayers ?? [] where !sublayer.isHidden {
        addSublayer(SnapshotLayer(freezing: sublayer))
      }
    }
  }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? { frozen }
}
