import CollectionView
import LayoutEngine

extension CarouselLayout: AccessibleLayout {
  /// The current item.
  public var announcedIndexPath: IndexPath? { currentIndexPath }

  /// `true`: incrementing the current item centers the next one.
  public var isAdjustable: Bool { true }

  /// Returns the number of items that completely fit the visible area, at least 1, along the scroll
  /// direction.
  public func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    guard let sign = pageDirection(of: direction, along: line.axis) else { return nil }
    let (track, room) = (line.track, line.track.viewportExtent - line.track.itemExtent)
    guard track.pitch > 0, room > 0 else { return sign }
    return sign * (1 + Int(min(room / track.pitch, Double(max(0, track.count - 1)))))
  }

  /// Centers an item. In a carousel that loops, the first item follows the last one.
  public func adjust(by step: Int) -> Bool { moveCurrentItem(by: step, wraps: isLooping) }

  /// Returns `false` for items that are hidden, turned away, or completely behind the current item.
  public func isAccessibleItem(at indexPath: IndexPath) -> Bool {
    guard let current = currentIndexPath, current != indexPath,
      let item = layoutAttributesForItem(at: indexPath), let front = layoutAttributesForItem(at: current)
    else { return true }
    // The cosine of the item's turn. At a right angle, only an edge is visible.
    let isTurnedAway = item.transform3D.m33 < 1e-6
    return !item.isHidden && !isTurnedAway && !front.frame.contains(item.frame)
  }
}
