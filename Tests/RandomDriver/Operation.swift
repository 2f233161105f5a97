/// One thing that an app or a hand does to a collection view.
///
/// Whole numbers pick among what is there at the time, counted round: so a run stays a run, whatever is removed from it. Parts are from 0
/// to 1.
nonisolated indirect enum Operation: Codable, Hashable {
  // Data.
  case insertItems(section: Int, item: Int, count: Int)
  case deleteItems(section: Int, item: Int, count: Int)
  case moveItem(section: Int, item: Int, toSection: Int, toItem: Int)
  case reloadItems(section: Int, item: Int, count: Int)
  case reconfigureItem(section: Int, item: Int)
  case insertSection(section: Int, count: Int)
  case deleteSection(section: Int)
  case moveSection(section: Int, to: Int)
  case reloadSection(section: Int)
  case mixedBatch(seed: UInt64)
  case mixedSections(seed: UInt64)
  case resizeItem(section: Int, item: Int)
  /// Items become much longer, or as long as they were.
  case stretchItems(section: Int, item: Int, count: Int, by: Stretching)
  case restyleSection(section: Int)
  case replaceSection(section: Int, count: Int)
  case reloadData
  case twoBatches(seed: UInt64)
  case reconnect
  // Outlines.
  case outline(section: Int, seed: UInt64)
  case toggleRow(section: Int, item: Int)
  case growRow(section: Int, item: Int, count: Int)
  case pruneRow(section: Int, item: Int)
  // The layout.
  case set(setting: Int, value: Int)
  case setLayout(LayoutKind, animated: Bool)
  case startTransition(LayoutKind)
  case progress(Double)
  case endTransition(finished: Bool)
  /// Without waiting until the views have arrived.
  case leaveTransition(finished: Bool)
  case invalidateLayout
  case invalidatePart(seed: UInt64)
  /// Headers and footers of the whole layout.
  case boundaries(Int)
  case goTo(section: Int, item: Int, animated: Bool)
  /// Brings an item to an edge of the visible area, or as far from it as it is told.
  case restoreAnchor(section: Int, item: Int, edge: Int, distance: Double)
  case turn(Double)
  case spread(Double)
  case dismissCard(direction: Int)
  case undoDismissal
  // The view.
  case change(ViewSetting, value: Int)
  case resize(width: Int, height: Int)
  case setBounds(x: Double, y: Double, width: Int, height: Int)
  case contentInset(top: Int, left: Int, bottom: Int, right: Int)
  case safeArea(top: Int, left: Int, bottom: Int, right: Int)
  case rightToLeft(Bool)
  case textSize(Int)
  case leaveWindow
  case enterWindow
  case hideWindow(Bool)
  case prefetching(Bool)
  // Scrolling.
  case scroll(x: Double, y: Double, animated: Bool)
  case scrollBeyond(x: Double, y: Double)
  case scrollToItem(section: Int, item: Int, position: Int, animated: Bool)
  case scrollToRect(x: Double, y: Double, animated: Bool)
  // Zooming.
  case zoomScale(Double, animated: Bool)
  case zoomTo(x: Double, y: Double, part: Double, animated: Bool)
  case stopMoving
  // Fingers.
  case down(finger: Int, x: Double, y: Double)
  case drag(finger: Int, x: Double, y: Double, duration: Double)
  case lift(finger: Int)
  case cancelTouches
  case flick(x: Double, y: Double, toX: Double, toY: Double)
  case tap(x: Double, y: Double)
  case pinch(x: Double, y: Double, factor: Double, angle: Double, duration: Double)
  case tapItem(section: Int, item: Int)
  case tapAccessory(section: Int, item: Int, isLeading: Bool)
  case swipeRow(section: Int, item: Int, part: Double, duration: Double)
  /// As ``pressItem``, but the finger stays down.
  case beginPress(section: Int, item: Int)
  case pressItem(section: Int, item: Int, x: Double, y: Double, duration: Double)
  // Selection and editing.
  case select(section: Int, item: Int, animated: Bool)
  case selectAndScroll(section: Int, item: Int, position: Int, animated: Bool)
  case selectNothing
  case deselect(section: Int, item: Int)
  case multipleSelection(Bool)
  case editing(Bool)
  // A move by hand.
  case beginMovement(section: Int, item: Int)
  case updateMovement(x: Double, y: Double)
  case endMovement(cancelled: Bool)
  // Time.
  case layOut
  case frames(count: Int, duration: Double)
  case rest
  // Several at once.
  case together(Circumstance, [Operation])

  /// What several operations happen in.
  enum Circumstance: String, Codable, CaseIterable {
    /// An animation, which lays out at its end.
    case animation
    /// The same by a property animator.
    case animator
    case noAnimation
    /// A batch of updates without updates.
    case batch
    /// The next time that the delegate is told that contents have scrolled.
    case scrolling
    /// The next time that something animated ends.
    case completion
    /// The next time that a cell is about to be displayed.
    case display
    /// The next time that a cell is no longer displayed.
    case disappearance
    /// The next time that a tap selects or deselects.
    case selection
    /// The next time that the delegate is asked whether a finger may highlight an item.
    case highlight
    /// The next time that a drag, a deceleration or an animated scroll ends.
    case scrollEnd
    /// The next time that cells are prefetched.
    case prefetch
    /// The next time that a hand has moved an item.
    case reorder
  }

  /// How the view is told that items have another length.
  enum Stretching: String, Codable, CaseIterable {
    /// By a reload.
    case reload
    /// By cells that are filled again, or by an invalidation where cells are not measured.
    case reconfiguration
    /// By a context that names the items, where cells are not measured.
    case context
    /// By a cell that invalidates its size by itself.
    case cell
  }

  /// Whether it takes no time, needs no hands, and is allowed while cells come and go.
  var isImmediate: Bool {
    switch self {
    case .startTransition, .endTransition, .down, .drag, .lift, .cancelTouches, .flick, .tap, .pinch,
      .tapItem, .tapAccessory,
      .swipeRow, .beginPress, .pressItem, .frames, .rest, .together:
      false
    default: true
    }
  }

  /// Whether a batch of updates allows it: data, layouts and items under a hand have batches of their own.
  var isForBatch: Bool {
    switch self {
    case .set, .boundaries, .invalidateLayout, .invalidatePart, .change, .resize, .contentInset, .safeArea,
      .rightToLeft,
      .textSize, .scroll, .scrollToItem, .select, .deselect:
      true
    default: false
    }
  }
}
