import CollectionView
import LayoutEngine

// Where an item changes so far above the screen that what lies between is more than a frame packs, the screen does not wait
// for it: what is seen stays as it was, and frame by frame the new places come nearer. When they have come past the screen,
// the view takes them over, with the first visible item where it is.

extension WaterfallLayout {
  /// How far around the screen things are held, in screens.
  private static let heldScreens = 24.0
  /// With less than that left on a side, nothing is held any longer.
  private static let leastScreens = 4.0

  /// Whether a context says no more than that items have other lengths, and they are so far above what is seen that it is
  /// held.
  func hold(
    _ seen: VisibleAnchors, for context: UICollectionViewLayoutInvalidationContext
  ) -> Bool {
    guard case .nothing = staleness, let paths = context.invalidatedItemIndexPaths,
      isFarBelow(paths, seen), let parts = WaterfallStaleness.Parts(context), parts.sections.isEmpty
    else { return false }
    return hold(seen, forItems: paths)
  }

  /// Holds what is seen where items are to change that are far above it.
  func hold(_ seen: VisibleAnchors, forItems paths: [IndexPath]) -> Bool {
    guard isFarBelow(paths, seen), let collectionView else { return false }
    if let held { return held.isBehind(paths) }
    let range = visibleRange(of: collectionView.bounds)
      .widened(by: Self.heldScreens * screen(of: collectionView))
    packThrough(range.upperBound)
    let excerpt = sections.map { LaneExcerpt(of: $0, from: range.lowerBound, to: range.upperBound) }
    guard let excerpt, excerpt.isBehind(paths) else { return false }
    held = excerpt
    return true
  }

  /// Whether more items are to be placed anew than a frame packs, before what is seen has its places.
  private func isFarBelow(_ paths: [IndexPath], _ seen: VisibleAnchors) -> Bool {
    guard paths.allSatisfy({ $0.isItem && seen.areBehind($0) }), let first = seen.firstPath, let sections
    else { return false }
    if held != nil { return true }
    let changes = Dictionary(paths.map { ($0.section, $0.item) }, uniquingKeysWith: min)
    let between = changes.reduce(0) { sum, change in
      sum + (change.key == first.section ? first.item : sections[change.key].packing.count) - change.value
    }
    return between > max(itemsPerFrame, shortTail)
  }

  private func screen(of collectionView: UICollectionView) -> Double {
    axis.extent(of: Rect(collectionView.bounds).size)
  }

  /// Whether all that is held has its new place.
  var isPastTheScreen: Bool {
    guard let last = held?.lastItem else { return true }
    return sections?.isPacked(throughItem: last.item, inSection: last.section) ?? true
  }

  /// What is held, where it answers for a part of the contents. Else nothing is held from here on.
  func held(from low: Double, to high: Double) -> LaneExcerpt? {
    guard let held, let collectionView else { return nil }
    let near = visibleRange(of: collectionView.bounds).widened(
      by: Self.leastScreens * screen(of: collectionView))
    if held.range.contains(near), low <= high, held.range.contains(low...high) { return held }
    letGo()
    return nil
  }

  /// What is held of a section. Else nothing is held from here on.
  func held(section: Int) -> LaneExcerpt? {
    guard let held else { return nil }
    if held.sections.contains(section) { return held }
    letGo()
    return nil
  }

  /// Goes over to the new places, with the first visible item where it is.
  func letGo() {
    guard held != nil else { return }
    let context = makeContext()
    context.leavesItems = true
    letGo(adjusting: context)
    invalidateLayout(with: context)
  }

  func letGo(adjusting context: UICollectionViewLayoutInvalidationContext) {
    guard let excerpt = held, let collectionView else { return held = nil }
    let start = visibleRange(of: collectionView.bounds).lowerBound
    let anchors = visibleAnchors()
    held = nil
    // Where the view was made to jump elsewhere, what was seen is of no interest.
    guard excerpt.range.contains(start), let newStart = visibleStart(keeping: anchors, { $0 }) else { return }
    adjust(context, from: start, to: newStart)
  }
}

extension ClosedRange<Double> {
  fileprivate func widened(by distance: Double) -> ClosedRange {
    lowerBound - distance...upperBound + distance
  }

  fileprivate func contains(_ other: ClosedRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension LaneExcerpt {
  /// Whether all items of the paths come before its own.
  fileprivate func isBehind(_ paths: [IndexPath]) -> Bool {
    guard let firstItem else { return false }
    let first = IndexPath(item: firstItem.item, section: firstItem.section)
    return paths.allSatisfy { $0 < first }
  }
}

extension IndexPath {
  fileprivate var isItem: Bool { count == 2 && section >= 0 && item >= 0 }
}
