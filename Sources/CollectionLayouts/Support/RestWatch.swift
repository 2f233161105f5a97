import CollectionView

/// Waits for contents to come to rest: nobody scrolls them, and no animation does.
final class RestWatch {
  private var frames: CADisplayLink?
  private var offset: CGPoint?

  /// Calls `body` once the contents of the layout's view are at rest. Does nothing while it is waiting already.
  func wait<Layout: UICollectionViewLayout>(for layout: Layout, _ body: @escaping (Layout) -> Void) {
    guard frames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self, weak layout] link in
      guard let self, let layout, let view = layout.collectionView else { return link.invalidate() }
      let hasMoved = view.contentOffset != offset
      offset = view.contentOffset
      guard !hasMoved, !layout.isScrolledByHand else { return }
      stop()
      body(layout)
    }
    frames.add(to: .main, forMode: .common)
    self.frames = frames
  }

  /// Calls `body` once a deceleration that is under way is over. Does nothing where there is none.
  func waitForDeceleration<Layout: UICollectionViewLayout>(
    of layout: Layout, _ body: @escaping (Layout) -> Void
  ) {
    if layout.collectionView?.isDecelerating == true { wait(for: layout, body) }
  }

  private func stop() {
    frames?.invalidate()
    (frames, offset) = (nil, nil)
  }
}
