#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has a place and a turn that can change: views and layout attributes. There is no animator for them here.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of what holds it.
  var center: CGPoint { get set }
  /// Its size, before the transform.
  var bounds: CGRect { get }
  /// Applied about the middle.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
#endif
