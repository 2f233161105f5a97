import CollectionView
import LayoutEngine

// Where an item changes, all behind it may move. What is on screen is packed at once; of a long tail each frame packs a
// part that takes it a fraction of a millisecond.

extension WaterfallLayout {
  /// As many items are packed in one frame: a third of a millisecond's work.
  static let itemsPerFrame = 131_072
  /// Where that many are left at the most, no frame needs to come back to them: not worth a tenth of a millisecond.
  static let shortTail = 16_384

  /// Packs a short tail, and has the frames to come pack a long one.
  func packTail() {
    guard sections?.isPacked == false else { return }
    if let collectionView {
      packThrough(visibleRange(of: collectionView.bounds).upperBound)
    }
    let isShort = (sections?.unpackedCount ?? 0) <= Self.shortTail
    guard !isShort || sections?.pack(atMost: Self.shortTail) == false, tailFrames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      if let self { packInFrame() } else { link.invalidate() }
    }
    frames.add(to: .main, forMode: .common)
    tailFrames = frames
  }

  private func packInFrame() {
    guard sections?.pack(atMost: Self.itemsPerFrame) ?? true else { return }
    tailFrames?.invalidate()
    tailFrames = nil
    let context = makeContext()
    context.leavesItems = true
    // The contents' size is known now.
    invalidateLayout(with: context)
  }

  func makeContext() -> WaterfallInvalidationContext {
    let type = Self.invalidationContextClass as? WaterfallInvalidationContext.Type
    return type?.init() ?? WaterfallInvalidationContext()
  }

  /// Packs what it takes for all that starts before a position along the scroll direction to be where it belongs.
  func packThrough(_ position: Double) {
    if sections?.isPacked == false { sections?.pack(through: position) }
  }

  /// An item's frame, where the layout has it.
  func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard let count = sections?.count, (0..<count).contains(section),
      let items = sections?[section].packing.count, (0..<items).contains(item)
    else { return nil }
    if sections?.isPacked == false { sections?.pack(throughItem: item, inSection: section) }
    return sections?.frame(ofItem: item, inSection: section)
  }
}
