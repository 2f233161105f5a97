import Foundation

/// An object with a position, such as a view or layout attributes. There is no dynamic animator.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the container's coordinates.
  var center: CGPoint { get set }
  /// The size before the transform.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
