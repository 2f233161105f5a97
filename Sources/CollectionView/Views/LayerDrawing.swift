#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a layer shows over its background, for whoever draws it. In the layer's coordinates.
package nonisolated enum LayerDrawing {
  case image(UIImage, frame: CGRect)
  case text(LabelDrawing)
  case gradient(GradientDrawing)
  case shape(ShapeDrawing)
}

/// The lines of a label, in place.
package nonisolated struct LabelDrawing {
  package var layout: TextLayout
  package var color: CGColor
  package var shadow: (color: CGColor, offset: CGSize)?
  /// Left, right or in the middle.
  package var alignment: NSTextAlignment
  /// Whether lines may be wider than the label, which then cuts them off.
  package var isClipped: Bool
}

package nonisolated struct GradientDrawing {
  /// From start to end, with their places in 0…1.
  package var stops: [(color: CGColor, location: CGFloat)]
  /// In the unit square of the bounds.
  package var start: CGPoint
  package var end: CGPoint
}

/// A path that is filled, then drawn along.
package nonisolated struct ShapeDrawing {
  package var path: VectorPath
  /// Nil: it is not filled.
  package var fill: CGColor?
  package var isEvenOdd: Bool
  /// Nil: it is not drawn along.
  package var stroke: StrokeDrawing?
}

package nonisolated struct StrokeDrawing {
  package var color: CGColor
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  /// Dashes and gaps in turn; empty where the line is not broken.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  /// Of the path's length, 0…1.
  package var start: CGFloat
  package var end: CGFloat
}

extension CALayer {
  /// From this layer's coordinates to its superlayer's: about the anchor points, with the superlayer's sublayer
  /// transform. The superlayer may be any layer with its values.
  package func transform(to superlayer: CALayer?) -> CATransform3D { CATransform3D(matrix(to: superlayer)) }
}
#endif
