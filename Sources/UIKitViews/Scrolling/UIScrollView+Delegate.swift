import Foundation

/// Gives scroll views their `delegate`. It is a protocol because a Swift subclass cannot narrow the type of an
/// inherited property. `UICollectionView.delegate`, which has a narrower type, shadows this one.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// Told of scrolling. Not retained.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
