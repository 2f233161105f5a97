import Foundation

/// The contents drawn by a layer over its background, in the layer's coordinates.
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
  /// The alignment: left, right, or center.
  package var alignment: NSTextAlignment
  /// `true` if lines can be wider than the label, which then clips them.
  package var isClipped: Bool
}

package nonisolated struct GradientDrawing {
  /// The colors from start to end, with their locations from 0 to 1.
  package var stops: [(color: CGColor, location: CGFloat)]
  /// The start point, in the unit square of the bounds.
  package var start: CGPoint
  package var end: CGPoint
}

/// A path to fill and then stroke.
package nonisolated struct ShapeDrawing {
  package var path: VectorPath
  /// The fill color, or `nil` for no fill.
  package var fill: CGColor?
  package var isEvenOdd: Bool
  /// The stroke, or `nil` for no stroke.
  package var stroke: StrokeDrawing?
}

package nonisolated struct StrokeDrawing {
  package var color: CGColor
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  /// The start of the stroke, as a fraction of the path's length from 0 to 1.
  package var start: CGFloat
  package var end: CGFloat
}

extension CALayer {
  /// Returns the transform from this layer's coordinates to its superlayer's: about the anchor points, with
  /// the superlayer's sublayer transform. The superlayer can be any layer with the same values.
  package func transform(to superlayer: CALayer?) -> CATransform3D { CATransform3D(matrix(to: superlayer)) }

  /// Returns the same transform if it's only a translation, as in most layers, or `nil` otherwise.
  package func translation(to superlayer: CALayer?) -> CGSize? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    if let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) { return nil }
    let (bounds, anchorPoint, position) = (bounds, anchorPoint, position)
    return CGSize(
      width: position.x - (bounds.minX + anchorPoint.x * bounds.width),
      height: position.y - (bounds.minY + anchorPoint.y * bounds.height))
  }
}
