import Foundation

/// The contents that a layer draws over its background, in the layer's coordinates.
package nonisolated enum LayerDrawing {
  case image(UIImage, frame: CGRect)
  case text(LabelDrawing)
  case richText(RichTextDrawing)
  case gradient(GradientDrawing)
  case shape(ShapeDrawing)
}

/// The lines of a label, with their positions.
package nonisolated struct LabelDrawing {
  package var layout: TextLayout
  package var color: CGColor
  package var shadow: (color: CGColor, offset: CGSize)?
  /// Left, right or centred.
  package var alignment: NSTextAlignment
  /// Whether lines may be wider than the label, which then clips them.
  package var isClipped: Bool
}

package nonisolated struct GradientDrawing {
  /// The colours from start to end, with their locations in 0…1.
  package var stops: [(color: CGColor, location: CGFloat)]
  /// In the unit square of the bounds.
  package var start: CGPoint
  package var end: CGPoint
}

/// A path that is filled and then stroked.
package nonisolated struct ShapeDrawing {
  package var path: VectorPath
  /// Nil: not filled.
  package var fill: CGColor?
  package var isEvenOdd: Bool
  /// Nil: not stroked.
  package var stroke: StrokeDrawing?
}

package nonisolated struct StrokeDrawing {
  package var color: CGColor
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  /// Dashes and gaps in turn, in points. Empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  /// As a fraction of the path's length, 0…1.
  package var start: CGFloat
  package var end: CGFloat
}

extension CALayer {
  /// The transform from this layer's coordinates to its superlayer's: about the anchor points, with the
  /// superlayer's sublayer transform. The superlayer may be any layer with the same values.
  package func transform(to superlayer: CALayer?) -> CATransform3D { CATransform3D(matrix(to: superlayer)) }

  /// The same where that only moves the layer, as it does most layers. Nil if it does more.
  package func translation(to superlayer: CALayer?) -> CGSize? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    if let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) { return nil }
    let (bounds, anchorPoint, position) = (bounds, anchorPoint, position)
    return CGSize(
      width: position.x - (bounds.minX + anchorPoint.x * bounds.width),
      height: position.y - (bounds.minY + anchorPoint.y * bounds.height))
  }
}
