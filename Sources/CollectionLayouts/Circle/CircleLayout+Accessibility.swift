import CollectionView

extension CircleLayout: AccessibleLayout {
  /// The current item.
  public var announcedIndexPath: IndexPath? { currentIndexPath }

  /// `true`: incrementing the announced item turns the circle to the next one.
  public var isAdjustable: Bool { true }

  /// Returns one item, in all directions of the screen.
  public func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    pageDirection(of: direction, along: .vertical) ?? pageDirection(of: direction, along: .horizontal)
  }

  /// Turns the circle until an item is at ``startAngle``. On a whole circle, the first item follows the last.
  public func adjust(by step: Int) -> Bool { moveCurrentItem(by: step, wraps: isWhole) }

  /// Returns turns in both directions.
  public func actions(forItemAt indexPath: IndexPath) -> [LayoutAction] {
    sections.count < 2 ? [] : [.turn(.clockwise), .turn(.counterclockwise)]
  }

  /// Turns the circle by one item.
  public func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool {
    guard case .turn(let turn) = action else { return false }
    // A circle is mirrored in right-to-left layouts. A turn in the items' order brings the previous one.
    let followsItems = (turn == itemOrder) != isMirrored
    return adjust(by: followsItems == (sweep >= 0) ? -1 : 1)
  }

  private var isWhole: Bool { abs(abs(sweep) - 2 * .pi) < 1e-6 }
}
