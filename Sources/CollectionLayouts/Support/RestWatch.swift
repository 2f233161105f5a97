import CollectionView

/// Waits for contents to come to rest: nobody scrolls them, and no animation does.
final class RestWatch {
  private var frames: CADisplayLink?
  /// The layout of the view that is watched. Nil if no call is waiting.
  private weak var layout: UICollectionViewLayout?
  private var offset: CGPoint?
  /// How many frames in a row have found the contents where the frame before did.
  private var stillFrames = 0

  nonisolated deinit {}

  /// Calls `body` once the contents of the layout's view are at rest. Does nothing while it is waiting already. A layout that loses its
  /// view ends the wait.
  func wait<Layout: UICollectionViewLayout>(for layout: Layout, _ body: @escaping (Layout) -> Void) {
    guard frames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      guard let self else { return link.invalidate() }
      guard let layout = self.layout as? Layout, let view = layout.collectionView else { return stop() }
      let hasMoved = view.contentOffset != offset
      offset = view.contentOffset
      stillFrames = hasMoved ? 0 : stillFrames + 1
      // An animated scroll that began after the last frame may make its first step after this one.
      guard stillFrames > 1, !layout.isScrolledByHand else { return }
      stop()
      body(layout)
    }
    frames.add(to: .main, forMode: .common)
    (self.frames, self.layout) = (frames, layout)
  }

  /// Calls `body` once a deceleration that is under way is over. Does nothing where there is none.
  func waitForDeceleration<Layout: UICollectionViewLayout>(
    of layout: Layout, _ body: @escaping (Layout) -> Void
  ) {
    if layout.collectionView?.isDecelerating == true { wait(for: layout, body) }
  }

  private func stop() {
    frames?.invalidate()
    (frames, layout, offset, stillFrames) = (nil, nil, nil, 0)
  }
}
