import CollectionView

extension UIView {
  /// A window of the view's size that shows it. Whoever asks retains the window: the view does not.
  ///
  /// Batch updates are tested in a window: what UIKit does in them for a view that is in none is not known.
  public func shownInWindow() -> UIWindow {
    treatWarningsAsIssues()
    let window = UIWindow(frame: frame)
    window.addSubview(self)
    window.isHidden = false
    return window
  }
}

extension UICollectionView {
  /// A batch update that is over, its animation included, when this returns.
  public func performFinishedUpdates(_ updates: @escaping () -> Void) {
    #if os(iOS) || os(tvOS) || os(visionOS)
    // Nothing can be waited for in a test that is not asynchronous.
    UIView.performWithoutAnimation { performBatchUpdates(updates) }
    #else
    performBatchUpdates(updates)
    FrameClock.main.run(for: 0.5)
    #endif
    layoutIfNeeded()
  }
}
