import Foundation

/// A protocol that provides the `delegate` of scroll views.
///
/// It's a protocol because a Swift subclass can't narrow the type of an inherited property.
/// `UICollectionView.delegate`, which has a narrower type, shadows this property.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// The delegate, which is notified of scrolling. It isn't retained.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
