import Foundation

/// Views on their way out. They are no longer among the visible elements, but stay on screen until their
/// movement ends.
///
/// A view whose element still exists can be called back while it leaves, so that an element never has two
/// views.
struct Departures {
  private struct Departure {
    /// The element as it was last visible. After ``aim(_:at:)``, its attributes are those of its destination.
    var element: VisibleElement
    var isAimed = false
    /// The element's current key. Nil if the element no longer exists.
    var key: ElementKey?
    let movement: Int
  }

  /// In the order in which they left. Nil where one was called back.
  private var departures: [Departure?] = []
  /// Where they are, by their elements' current keys.
  private var indices: [ElementKey: Int] = [:]
  /// The animations of the movements in progress.
  private var runs: [Int: AnimationRun] = [:]
  private var movementCount = 0
  /// Whether staying views may have other frames than the layout says: after an animator was reversed or stopped.
  private(set) var positionsAreStale = false

  var views: [UICollectionReusableView] { departures.compactMap { $0?.element.view } }

  /// The element, if it still exists and its view is on its way out.
  subscript(key: ElementKey) -> VisibleElement? { indices[key].flatMap { departures[$0]?.element } }

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
    if let key { indices[key] = departures.count }
    departures.append(Departure(element: element, key: key, movement: movement))
  }

  /// The elements that leave in the movement and have no destination yet, with their current keys.
  func withoutDestination(_ movement: Int) -> [(element: VisibleElement, key: ElementKey?)] {
    departures.compactMap { departure in
      guard let departure, departure.movement == movement, !departure.isAimed else { return nil }
      return (departure.element, departure.key)
    }
  }

  /// Sets the destination of a view that leaves.
  mutating func aim(_ view: UIView, at attributes: UICollectionViewLayoutAttributes) {
    guard let index = departures.firstIndex(where: { $0?.element.view === view }) else { return }
    departures[index]?.element.attributes = attributes
    departures[index]?.isAimed = true
  }

  /// Removes and returns the element, which stays after all.
  mutating func recall(_ key: ElementKey) -> VisibleElement? {
    guard let index = indices.removeValue(forKey: key), let element = departures[index]?.element else {
      return nil
    }
    departures[index] = nil
    return VisibleElement(key: key, view: element.view, attributes: element.attributes)
  }

  /// Called after an update. `destination` returns an element's new key, or nil if the element no longer
  /// exists.
  mutating func follow(_ destination: (ElementKey) -> ElementKey?) {
    departures = departures.map { departure in
      guard var departure else { return nil }
      departure.key = departure.key.flatMap(destination)
      return departure
    }
    indexKeys()
  }

  /// Removes and returns the views that left in the movement and were not called back. After an animator that was reversed or stopped
  /// on its way, the other views are away from their positions in the layout: the animator cannot undo the change of the data.
  mutating func end(_ movement: Int) -> [VisibleElement] {
    if runs.removeValue(forKey: movement)?.leavesViewsElsewhere ?? false { positionsAreStale = true }
    return remove { $0.movement == movement }
  }

  mutating func endAll() -> [VisibleElement] { remove { _ in true } }

  private mutating func remove(where condition: (Departure) -> Bool) -> [VisibleElement] {
    let all = departures.compactMap(\.self)
    departures = all.filter { !condition($0) }
    indexKeys()
    return all.filter(condition).map(\.element)
  }

  private mutating func indexKeys() {
    indices = [:]
    for (index, departure) in departures.enumerated() {
      if let key = departure?.key { indices[key] = index }
    }
  }
}
