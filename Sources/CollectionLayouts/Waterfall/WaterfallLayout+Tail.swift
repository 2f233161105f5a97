import CollectionView
import LayoutEngine

// When an item changes, all items behind it may move. Those between the change and the end of the screen are packed at
// once, however many they are. Those behind the screen, the tail, are packed in the next frames.

extension WaterfallLayout {
  /// After a change: packs up to the end of the screen, and starts packing the tail frame by frame.
  func packTail() {
    guard let collectionView, sections?.isPacked == false else { return }
    // First, because it may read `sections`, which is not allowed while they are being packed.
    let end = visibleRange(of: collectionView.bounds).upperBound
    sections?.pack(through: end)
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
    // Only now is the content size known.
    movePinnedViews()
  }
}
