import CollectionView
import LayoutEngine

extension WheelLayout: AccessibleLayout {
  /// The current item.
  public var announcedIndexPath: IndexPath? { currentIndexPath }

  /// `true`: incrementing the announced item turns the wheel to the next one.
  public var isAdjustable: Bool { true }

  /// Returns one item along the scroll direction.
  public func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    pageDirection(of: direction, along: axis)
  }

  /// Turns the wheel until an item is at ``startAngle``.
  public func adjust(by step: Int) -> Bool {
    guard isPrepared, let nearest = track.nearestIndex(toOffset: currentOffset),
      let item = sections.item(step, after: nearest, wraps: false)
    else { return false }
    setCurrentIndexPath(sections.indexPath(of: item), animated: false)
    return true
  }
}
