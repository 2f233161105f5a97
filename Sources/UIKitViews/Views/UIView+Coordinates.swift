import Foundation
import LayoutEngine
import UIKitAdditions

extension UIView {
  func mapped(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { layer.mapped(point, to: $0.layer) } ?? layer.convertToRoot(point)
  }

  func mapped(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view.map { $0.layer.mapped(point, to: layer) } ?? layer.convertFromRoot(point)
  }

  func mapped(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { mapped($0, to: view) })
  }

  func mapped(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { mapped($0, from: view) })
  }
}

extension CALayer {
  /// This layer's transform about its anchor point, followed by the superlayer's sublayer transform about the
  /// superlayer's anchor point.
  var matrixToSuperlayer: Transform3D { matrix(to: superlayer) }

  func matrix(to superlayer: CALayer?) -> Transform3D {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let toAnchor = Transform3D(translationX: -anchor.x, y: -anchor.y)
    let own = CATransform3DIsIdentity(transform) ? toAnchor : toAnchor.concatenating(transform.matrix)
    let positioned = own.concatenating(Transform3D(translationX: position.x, y: position.y, z: zPosition))
    guard let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) else { return positioned }
    let middle = CGPoint(
      x: superlayer.bounds.minX + superlayer.anchorPoint.x * superlayer.bounds.width,
      y: superlayer.bounds.minY + superlayer.anchorPoint.y * superlayer.bounds.height)
    return positioned.concatenating(Transform3D(translationX: -middle.x, y: -middle.y))
      .concatenating(superlayer.sublayerTransform.matrix)
      .concatenating(Transform3D(translationX: middle.x, y: middle.y))
  }

  /// Returns a point behind the eye unchanged.
  func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    matrixToSuperlayer.project(LayoutPoint(point)).map { CGPoint($0) } ?? point
  }

  /// Returns `nil` if the plane is seen edge on.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    matrixToSuperlayer.unproject(LayoutPoint(point)).map { CGPoint($0) }
  }

  /// Treats the roots of unrelated trees, such as two windows, as siblings with their own frames.
  func mapped(_ point: CGPoint, to other: CALayer) -> CGPoint {
    var seen = convertToRoot(point)
    let (root, otherRoot) = (root, other.root)
    if root !== otherRoot {
      let between = root.convertToSuperlayer(seen)
      seen = otherRoot.convertFromSuperlayer(between) ?? between
    }
    return other.convertFromRoot(seen)
  }

  private var root: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  func convertToRoot(_ point: CGPoint) -> CGPoint {
    var (result, layer) = (point, self)
    while let parent = layer.superlayer {
      result = layer.convertToSuperlayer(result)
      layer = parent
    }
    return result
  }

  func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    let outer = superlayer.convertFromRoot(point)
    return convertFromSuperlayer(outer) ?? outer
  }
}

nonisolated extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates a bounding box, or a null rectangle if there are no points.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
