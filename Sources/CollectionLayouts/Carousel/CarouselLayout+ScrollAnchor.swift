import CollectionView
import LayoutEngine

extension CarouselLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    anchor.map { anchor in
      ScrollAnchor(
        indexPath: line.indexPath(at: anchor.slot), edge: .center,
        distance: snapping == .none ? CGFloat(-anchor.distance) : 0, length: CGFloat(line.track.itemExtent))
    }
  }

  func distance(in anchor: ScrollAnchor) -> Double {
    guard snapping == .none, anchor.edge == .center else { return 0 }
    return anchor.anchored.distance(ofExtent: line.track.itemExtent)
  }
}

extension SnappingLine where Self: ScrollAnchoredLayout {
  /// Stores the path of an item to scroll to later. No other item stands in for a missing one.
  func awaitItem(at indexPath: IndexPath) {
    awaitedAnchor = AwaitedAnchor(anchor: ScrollAnchor(indexPath: indexPath, edge: .center), isExact: true)
  }
}
