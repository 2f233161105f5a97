import Foundation

/// Views on their way out. They are no longer among the visible elements, but stay on screen until their
/// movement ends.
///
/// A view whose element still exists can be called back while it leaves, so that an element never has two
/// views.
struct Departures {
  private struct Departure {
    /// The element as it was last visible, with the attributes of its destination.
    let element: VisibleElement
    /// The element's current key. Nil if the element no longer exists.
    var key: ElementKey?
    let movement: Int
  }

  private var departures: [Departure] = []
  /// The animations of the movements in progress.
  private var runs: [Int: AnimationRun] = [:]
  private var movementCount = 0
  /// Whether staying views may have other frames than the layout says: after an animator was reversed or stopped.
  private(set) var positionsAreStale = false

  var views: [UICollectionReusableView] { departures.map(\.element.view) }

  /// The element, if it still exists and its view is on its way out.
  subscript(key: ElementKey) -> VisibleElement? { departures.first { $0.key == key }?.element }

  /// Returns the number of a new movement, with which its departures are added and ended.
  mutating func nextMovement() -> Int {
    movementCount += 1
    return movementCount
  }

  /// The movement is animated, if there is a run.
  mutating func animate(_ movement: Int, in run: AnimationRun?) { runs[movement] = run }

  /// The views on screen have been put to their positions.
  mutating func positionsWereRestored() { positionsAreStale = false }

  /// What moves a view by itself: the animations of all movements.
  func forgetAnimations(of view: UIView) {
    for run in runs.values { view.layer.forgetAnimationsInTree(of: run) }
  }

  mutating func add(_ element: VisibleElement, key: ElementKey?, movement: Int) {
    departures.append(Departure(element: element, key: key, movement: movement))
  }

  /// Removes and returns the element, which stays after all.
  mutating func recall(_ key: ElementKey) -> VisibleElement? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let element = departures.remove(at: index).element
    return VisibleElement(key: key, view: element.view, attributes: element.attributes)
  }

  /// Called after an update. `destination` returns an element's new key, or nil if the element no longer
  /// exists.
  mutating func follow(_ destination: (ElementKey) -> ElementKey?) {
    for index in departures.indices { departures[index].key = departures[index].key.flatMap(destination) }
  }

  /// Removes and returns the views that left in the movement and were not called back. After an animator that was reversed or stopped
  /// on its way, the other views are away from their positions in the layout: the animator cannot undo the change of the data.
  mutating func end(_ movement: Int) -> [VisibleElement] {
    if runs.removeValue(forKey: movement)?.leavesViewsElsewhere ?? false { positionsAreStale = true }
    return remove { $0.movement == movement }
  }

  mutating func endAll() -> [VisibleElement] { remove { _ in true } }

  private mutating func remove(where condition: (Departure) -> Bool) -> [VisibleElement] {
    let ended = departures.filter(condition).map(\.element)
    departures.removeAll(where: condition)
    return ended
  }
}
