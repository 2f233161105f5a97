import Foundation

/// Provides the `delegate` of scroll views.
///
/// A Swift subclass can't narrow the type of an inherited property. `UICollectionView.delegate` shadows this
/// one.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// The delegate, not retained.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
