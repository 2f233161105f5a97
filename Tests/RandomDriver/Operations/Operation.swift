/// A change of a collection view by an app or a finger.
///
/// Integers select from the existing elements, modulo their number. Therefore, a run remains valid without
/// some of its operations. Parts are from 0 to 1.
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
  /// Makes items much longer, or as long as before.
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
  // Layout.
  case set(setting: Int, value: Int)
  case setLayout(LayoutKind, animated: Bool)
  case startTransition(LayoutKind)
  case progress(Double)
  case endTransition(finished: Bool)
  /// Like ``endTransition``, but doesn't wait for the end of the animation.
  case leaveTransition(finished: Bool)
  case invalidateLayout
  case invalidatePart(seed: UInt64)
  /// Sets the headers and footers of the whole layout.
  case boundaries(Int)
  case goTo(section: Int, item: Int, animated: Bool)
  /// Brings an item to an edge of the visible area, at a distance.
  case restoreAnchor(section: Int, item: Int, edge: Int, distance: Double)
  case turn(Double)
  case spread(Double)
  case dismissCard(direction: Int)
  case undoDismissal
  // View.
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
  /// Like ``pressItem``, but the finger stays down.
  case beginPress(section: Int, item: Int)
  case pressItem(section: Int, item: Int, x: Double, y: Double, duration: Double)
  // Selection and editing.
  case select(section: Int, item: Int, animated: Bool)
  case selectAndScroll(section: Int, item: Int, position: Int, animated: Bool)
  case selectNothing
  case deselect(section: Int, item: Int)
  case multipleSelection(Bool)
  case editing(Bool)
  // Interactive movement.
  case beginMovement(section: Int, item: Int)
  case updateMovement(x: Double, y: Double)
  case endMovement(cancelled: Bool)
  // Time.
  case layOut
  case frames(count: Int, duration: Double)
  case rest
  // Several operations together.
  case together(Circumstance, [Operation])

  /// A circumstance for several operations.
  enum Circumstance: String, Codable, CaseIterable {
    /// An animation with a layout pass at its end.
    case animation
    /// A property animator with a layout pass at its end.
    case animator
    case noAnimation
    /// A batch without updates.
    case batch
    /// The next delegate call for scrolling.
    case scrolling
    /// The next end of an animation.
    case completion
    /// The next delegate call before a cell is displayed.
    case display
    /// The next delegate call after a cell's display ends.
    case disappearance
    /// The next selection or deselection by a tap.
    case selection
    /// The next delegate call before a finger highlights an item.
    case highlight
    /// The next end of a drag, a deceleration, or an animated scroll.
    case scrollEnd
    /// The next prefetch of cells.
    case prefetch
    /// The next end of an interactive movement.
    case reorder
  }

  /// The notification of the view about new item lengths.
  enum Stretching: String, Codable, CaseIterable {
    /// A reload.
    case reload
    /// A reconfiguration, or an invalidation if cells aren't measured.
    case reconfiguration
    /// A context with the items, if cells aren't measured.
    case context
    /// A cell that invalidates its size.
    case cell
  }

  /// `true` if the operation takes no time, needs no finger, and is allowed while cells appear and disappear.
  var isImmediate: Bool {
    switch self {
    case .startTransition, .endTransition, .down, .drag, .lift, .cancelTouches, .flick, .tap, .pinch,
      .tapItem, .tapAccessory,
      .swipeRow, .beginPress, .pressItem, .frames, .rest, .together:
      false
    default: true
    }
  }

  /// `true` if the operation is allowed in a batch. Changes of data, changes to another layout, and
  /// interactive movements have batches of their own.
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
