import CollectionView
import LayoutEngine

extension CircleLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  /// Returns the current item if the circle scrolls. Otherwise, returns the item nearest to the start angle,
  /// with its angle from there as the distance.
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    guard isPrepared else { return nil }
    if scrolls { return currentIndexPath.map { ScrollAnchor(indexPath: $0, edge: .center) } }
    return ring.nearestIndex.map {
      ScrollAnchor(
        indexPath: sections.indexPath(of: $0), edge: .center, distance: CGFloat(ring.turn(of: $0)))
    }
  }

  /// The turn that restores the awaited anchor in a circle that doesn't scroll, in radians.
  ///
  /// An anchor with a length comes from another layout. Its distance isn't an angle, so it counts as 0.
  var awaitedTurn: CGFloat? {
    guard !scrolls, let awaited = awaitedAnchor, !awaited.isExact, let item = awaited.item(in: sections)
    else { return nil }
    let angle = awaited.anchor.length == nil ? awaited.anchor.distance : 0
    return CGFloat(ring.turn(bringing: item, to: Double(angle)))
  }
}
