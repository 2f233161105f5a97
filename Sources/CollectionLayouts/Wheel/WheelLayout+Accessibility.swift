import CollectionView

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
  public func adjust(by step: Int) -> Bool { moveCurrentItem(by: step, wraps: false) }
}
