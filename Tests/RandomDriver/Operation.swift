/// One thing that an app or a hand does to a collection view.
///
/// Whole numbers pick among what is there at the time, counted round: so a run stays one whatever is taken out of it. Parts are from 0
/// to 1.
nonisolated enum Operation: Codable, Hashable {
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
  case resizeItem(section: Int, item: Int)
  case replaceSection(section: Int, count: Int)
  case reloadData
  case twoBatches(seed: UInt64)
  // The layout.
  case set(setting: Int, value: Int)
  case setLayout(LayoutKind, animated: Bool)
  case startTransition(LayoutKind)
  case progress(Double)
  case endTransition(finished: Bool)
  case invalidateLayout
  // The view.
  case resize(width: Int, height: Int)
  case contentInset(top: Int, left: Int, bottom: Int, right: Int)
  case safeArea(top: Int, left: Int, bottom: Int, right: Int)
  case rightToLeft(Bool)
  case textSize(Int)
  case leaveWindow
  case enterWindow
  case prefetching(Bool)
  // Scrolling.
  case scroll(x: Double, y: Double, animated: Bool)
  case scrollBeyond(x: Double, y: Double)
  case scrollToItem(section: Int, item: Int, position: Int, animated: Bool)
  // Fingers.
  case down(finger: Int, x: Double, y: Double)
  case drag(finger: Int, x: Double, y: Double, duration: Double)
  case lift(finger: Int)
  case cancelTouches
  case flick(x: Double, y: Double, toX: Double, toY: Double)
  case tap(x: Double, y: Double)
  // Selection and editing.
  case select(section: Int, item: Int, animated: Bool)
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
}
