#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has a place and a turn that can change: views and layout attributes. There is no animator for them here.
public nonisolated protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
#endif
