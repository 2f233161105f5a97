import CollectionView
import LayoutEngine

// Where an item changes, all behind it may move. What lies between the change and the end of the screen is packed at once,
// wherever the screen is. What lies behind the screen, the tail, is packed in the frames that follow.

extension WaterfallLayout {
  /// After a change: packs up to the end of the screen, and has the frames to come pack the rest.
  func packTail() {
    guard let collectionView, sections?.isPacked == false else { return }
    sections?.pack(through: visibleRange(of: collectionView.bounds).upperBound)
    if let left = sections?.unpackedCount, left <= tail.shortCount { sections?.pack(atMost: left) }
    guard sections?.isPacked == false, tail.frames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      if let self { packInFrame() } else { link.invalidate() }
    }
    frames.add(to: .main, forMode: .common)
    tail.frames = frames
  }

  private func packInFrame() {
    sections?.pack(atMost: tail.itemsPerFrame)
    guard sections?.isPacked ?? true else { return }
    tail.frames?.invalidate()
    tail.frames = nil
    let context = makeContext()
    context.leavesItems = true
    // The contents' size is known now.
    invalidateLayout(with: context)
  }
}
