#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Gives scroll views their `delegate`. A protocol, because a Swift subclass cannot narrow the type of an inherited
/// property, and `UICollectionView.delegate` has a narrower type: it shadows this one.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// Hears of scrolling. Held weakly.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
#endif
