import Foundation

/// A type with a position and a rotation that can change: views and layout attributes. There is no dynamic
/// animator here.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of the container.
  var center: CGPoint { get set }
  /// Its size, before the transform.
  var bounds: CGRect { get }
  /// Applied about the middle.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
