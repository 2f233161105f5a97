import CollectionView

/// Waits until neither a finger nor an animation scrolls the contents.
final class RestWatch {
  private var frames: CADisplayLink?
  /// The layout of the waiting call, or `nil` if no call is waiting.
  private weak var layout: UICollectionViewLayout?
  private var offset: CGPoint?
  private var stillFrames = 0

  nonisolated deinit {}

  /// Calls `body` once the contents are at rest.
  ///
  /// Has no effect while another call is waiting. The wait ends if the layout loses its view.
  func wait<Layout: UICollectionViewLayout>(for layout: Layout, _ body: @escaping (Layout) -> Void) {
    guard frames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      guard let self else { return link.invalidate() }
      guard let layout = self.layout as? Layout, let view = layout.collectionView else { return stop() }
      let hasMoved = view.contentOffset != offset
      offset = view.contentOffset
      stillFrames = hasMoved ? 0 : stillFrames + 1
      // An animated scroll may take its first step after this frame.
      guard stillFrames > 1, !layout.isScrolledByHand else { return }
      stop()
      body(layout)
    }
    frames.add(to: .main, forMode: .common)
    (self.frames, self.layout) = (frames, layout)
  }

  /// Calls `body` once the decelerating contents are at rest. Has no effect if they aren't decelerating.
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

extension CADisplayLink {
  /// Calls `action` in the next frame, before its layout passes.
  static func inNextFrame(_ action: @escaping () -> Void) -> CADisplayLink {
    let link = everyFrame { link in
      link.invalidate()
      action()
    }
    link.add(to: .main, forMode: .common)
    return link
  }
}
