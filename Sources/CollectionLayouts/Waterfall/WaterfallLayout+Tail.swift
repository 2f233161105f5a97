import CollectionView
import LayoutEngine

// Where an item changes, all behind it may move. What is on screen is packed at once; of a long tail each frame packs a
// part that takes it a fraction of a millisecond.

extension WaterfallLayout {
  /// Packs a short tail, and has the frames to come pack a long one.
  func packTail() {
    guard sections?.isPacked == false else { return showsPlacesBefore = false }
    placeScreen()
    let isShort = !showsPlacesBefore && (sections?.unpackedCount ?? 0) <= shortTail
    guard !isShort || sections?.pack(atMost: shortTail) == false, tailFrames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      if let self { packInFrame() } else { link.invalidate() }
    }
    frames.add(to: .main, forMode: .common)
    tailFrames = frames
  }

  private func packInFrame() {
    if waitsForItemAskedFor() { return }
    if comesToScreen { goToNewPlaces() } else { sections?.pack(atMost: itemsPerFrame) }
    guard sections?.isPacked ?? true else { return }
    itemAskedFor = nil
    framesWaited = 0
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

  /// Packs what it takes to scroll to something that starts at a position: contents that end within a screen behind it stop
  /// it earlier.
  func packScreen(from position: Double) {
    guard let collectionView, !isFarOff(before: position) else { return }
    packThrough(position + axis.extent(of: LayoutRect(collectionView.bounds).size))
  }

  /// An item's frame, where the layout has it.
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    guard let count = sections?.count, (0..<count).contains(section),
      let items = sections?[section].packing.count, (0..<items).contains(item)
    else { return nil }
    if sections?.isPacked == false { sections?.pack(throughItem: item, inSection: section) }
    return sections?.frame(ofItem: item, inSection: section)
  }

  /// Traps if what the layout relies on does not hold. For tests; O(items · lanes).
  func _checkInvariants() { sections?._checkInvariants() }
}
