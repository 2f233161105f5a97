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
    /// The attributes of the element in the layout when it was last aimed.
    var position: UICollectionViewLayoutAttributes?
    /// The element's current key. Nil if the element no longer exists.
    var key: ElementKey?
    var movement: Int
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

  /// The latest of the movements in progress. Nil if there is none.
  var latestMovement: Int? { runs.keys.max() }

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

  /// The views that have a destination and whose elements still exist, with the positions that the elements had in the layout.
  var followers: [(view: UICollectionReusableView, key: ElementKey, position: UICollectionViewLayoutAttributes)] {
    departures.compactMap { departure in
      guard let departure, departure.isAimed, let key = departure.key, let position = departure.position else { return nil }
      return (departure.element.view, key, position)
    }
  }

  /// The views that would end opaque, and whose elements no longer exist.
  var orphans: [VisibleElement] {
    departures.compactMap { departure in
      guard let departure, departure.isAimed, departure.key == nil, departure.position != nil else { return nil }
      return departure.element
    }
  }

  /// Sets the destination of a view that leaves.
  ///
  /// - Parameter position: The position of its element in the layout. Nil if the element no longer exists.
  mutating func aim(
    _ view: UIView, at attributes: UICollectionViewLayoutAttributes, position: UICollectionViewLayoutAttributes?
  ) {
    guard let index = departures.firstIndex(where: { $0?.element.view === view }) else { return }
    departures[index]?.element.attributes = attributes
    departures[index]?.isAimed = true
    departures[index]?.position = position
  }

  /// The view leaves in another movement, which animates it now.
  mutating func join(_ view: UIView, _ movement: Int) {
    guard let index = departures.firstIndex(where: { $0?.element.view === view }) else { return }
    departures[index]?.movement = movement
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
  ///
  /// - Parameter isShown: Returns `true` for a view on screen. If its element exists, it stays until the end of the movement in progress.
  mutating func end(_ movement: Int, isShown: (UIView) -> Bool) -> [VisibleElement] {
    if runs.removeValue(forKey: movement)?.leavesViewsElsewhere ?? false { positionsAreStale = true }
    if let latest = latestMovement {
      for index in departures.indices {
        guard let departure = departures[index], departure.movement == movement, departure.key != nil,
          isShown(departure.element.view)
        else { continue }
        departures[index]?.movement = latest
      }
    }
    return remove { $0.movement == movement }
  }

  /// Removes and returns all views. No movement goes on.
  mutating func endAll() -> [VisibleElement] {
    runs = [:]
    return remove { _ in true }
  }

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
