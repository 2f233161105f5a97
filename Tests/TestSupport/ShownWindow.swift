import CollectionView

extension UIView {
  /// Returns a window of the view's size that shows the view. The caller must keep a reference to the window.
  ///
  /// Tests of batch updates use a window, because UIKit's behavior without a window is unknown.
  public func shownInWindow() -> UIWindow {
    treatWarningsAsIssues()
    let window = UIWindow(frame: frame)
    window.addSubview(self)
    window.isHidden = false
    return window
  }
}

extension UICollectionView {
  /// Performs a batch update and completes its animation.
  public func performFinishedUpdates(_ updates: @escaping () -> Void) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    // A synchronous test can't wait for an animation.
    UIView.performWithoutAnimation { performBatchUpdates(updates) }
    #else
    performBatchUpdates(updates)
    FrameClock.main.run(for: 0.5)
    #endif
    layoutIfNeeded()
  }
}
