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

  /// Whether a context says no more than that items have other lengths, and they are so far above that the screen is held.
  func hold(for context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard case .nothing = staleness, let parts = WaterfallStaleness.Parts(context), parts.sections.isEmpty,
      !parts.counts
    else { return false }
    return hold(forItems: parts.items)
  }

  /// Holds the screen where items are to change that are far above it.
  func hold(forItems paths: [IndexPath]) -> Bool {
    if held == nil { held = excerpt(farBelow: paths) }
    return held.map { $0.isBehind(paths) } ?? false
  }

  private func excerpt(farBelow paths: [IndexPath]) -> LaneExcerpt? {
    guard maintainsVisibleContentPosition, let collectionView else { return nil }
    let visible = visibleRange(of: collectionView.bounds)
    guard visible.lowerBound > 0 else { return nil }
    packThrough(visible.upperBound)
    guard let seen = excerpt(visible), seen.isBehind(paths),
      items(from: paths, to: seen) > max(itemsPerFrame, shortTail)
    else { return nil }
    let range = visible.widened(by: Self.heldScreens * screen(of: collectionView))
    packThrough(range.upperBound)
    return excerpt(range).flatMap { $0.isBehind(paths) ? $0 : nil }
  }

  private func excerpt(_ range: ClosedRange<Double>) -> LaneExcerpt? {
    sections.map { LaneExcerpt(of: $0, from: range.lowerBound, to: range.upperBound) }
  }

  /// How many items are to be placed anew where some change, before what is seen has its places.
  private func items(from paths: [IndexPath], to seen: LaneExcerpt) -> Int {
    guard let sections, let end = seen.firstItem else { return 0 }
    let firsts = Dictionary(paths.map { ($0.section, $0.item) }, uniquingKeysWith: min)
    return firsts.reduce(0) { sum, first in
      sum + (first.key == end.section ? end.item : sections[first.key].packing.count) - first.value
    }
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
    guard let excerpt = held, let collectionView else { return }
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
    return paths.allSatisfy { $0.count == 2 && $0 < first && $0.section >= 0 && $0.item >= 0 }
  }
}
