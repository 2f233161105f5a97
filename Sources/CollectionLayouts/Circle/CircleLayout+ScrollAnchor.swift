import CollectionView
import LayoutEngine

extension CircleLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  /// In a circle that doesn't scroll, returns the item nearest to the start angle and its angle beyond it.
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    guard isPrepared else { return nil }
    if scrolls { return currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) } }
    return ring.nearestIndex.map {
      ScrollAnchor(
        indexPath: sections.indexPath(of: $0), edge: .center, distance: CGFloat(ring.turn(of: $0)))
    }
  }

  /// An anchor with a length comes from another layout, so its distance isn't an angle.
  var awaitedTurn: CGFloat? {
    guard !scrolls, let awaited = awaitedAnchor, !awaited.isExact, let item = awaited.item(in: sections)
    else { return nil }
    let angle = awaited.anchor.length == nil ? awaited.anchor.distance : 0
    return CGFloat(ring.turn(bringing: item, to: Double(angle)))
  }
}
