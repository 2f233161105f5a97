import CollectionView
import LayoutEngine

extension CircleLayout: AccessibleLayout {
  /// The item nearest to ``startAngle``.
  public var announcedIndexPath: IndexPath? { nearestItem.map(sections.indexPath(of:)) }

  /// `true`: incrementing the announced item turns the circle to the next one.
  public var isAdjustable: Bool { true }

  /// Returns one item. A circle that doesn't scroll turns in both directions of the screen.
  public func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? {
    if let step = pageDirection(of: direction, along: axis) { return step }
    return scrolls ? nil : pageDirection(of: direction, along: axis == .vertical ? .horizontal : .vertical)
  }

  /// Turns the circle until an item is at ``startAngle``. On a whole circle, the first item follows the last.
  public func adjust(by step: Int) -> Bool {
    guard isPrepared, let nearest = nearestItem,
      let item = sections.item(step, after: nearest, wraps: !scrolls && isWhole)
    else { return false }
    if scrolls {
      setCurrentIndexPath(sections.indexPath(of: item), animated: false)
    } else {
      rotation += CGFloat(ring.turn(bringing: item, to: 0))
    }
    return true
  }

  /// Returns turns in both directions for the items of a circle that doesn't scroll.
  public func actions(forItemAt indexPath: IndexPath) -> [LayoutAction] {
    scrolls || sections.count < 2 ? [] : [.turn(.clockwise), .turn(.counterclockwise)]
  }

  /// Turns the circle by one item.
  public func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool {
    guard case .turn(let turn) = action else { return false }
    // A circle is mirrored in right-to-left layouts. A turn in the items' direction brings the previous one.
    let followsItems = (turn == direction) != isMirrored
    let angle = itemAngle ?? sweep
    return adjust(by: followsItems == (angle >= 0) ? -1 : 1)
  }

  private var nearestItem: Int? {
    scrolls ? track.nearestIndex(toOffset: currentOffset) : ring.nearestIndex
  }

  private var isWhole: Bool { itemAngle == nil && abs(abs(sweep) - 2 * .pi) < 1e-6 }
}
