import Foundation

/// The departing views, which stay on screen until their movement ends. If an element still exists, its
/// departing view can be recalled, so an element never has two views.
struct Departures {
  private struct Departure {
    /// The element as it was last visible. After ``aim(_:at:position:)``, it has the attributes of its
    /// destination.
    var element: VisibleElement
    var isAimed = false
    /// The element's layout attributes at the last call of `aim`.
    var position: UICollectionViewLayoutAttributes?
    /// The element's current key, or `nil` if the element is gone.
    var key: ElementKey?
    var movement: Int
  }

  private var departures: [Departure?] = []
  private var indices: [ElementKey: Int] = [:]
  private var runs: [Int: AnimationRun] = [:]
  private var movementCount = 0
  /// `true` if staying views may not be at their layout positions, because an animator was reversed or
  /// stopped.
  private(set) var positionsAreStale = false

  var views: [UICollectionReusableView] { departures.compactMap { $0?.element.view } }

  subscript(key: ElementKey) -> VisibleElement? { indices[key].flatMap { departures[$0]?.element } }

  /// Returns the number of a new movement, with which departures are added and ended.
  mutating func nextMovement() -> Int {
    movementCount += 1
    return movementCount
  }

  /// A movement without a run isn't animated.
  mutating func animate(_ movement: Int, in run: AnimationRun?) { runs[movement] = run }

  mutating func positionsWereRestored() { positionsAreStale = false }

  var latestMovement: Int? { runs.keys.max() }

  func forgetAnimations(of view: UIView) {
    for run in runs.values { view.layer.forgetAnimationsInTree(of: run) }
  }

  mutating func add(_ element: VisibleElement, key: ElementKey?, movement: Int) {
    if let key { indices[key] = departures.count }
    departures.append(Departure(element: element, key: key, movement: movement))
  }

  /// Returns the elements that depart in the movement and have no destination yet, with their current keys.
  func withoutDestination(_ movement: Int) -> [(element: VisibleElement, key: ElementKey?)] {
    departures.compactMap { departure in
      guard let departure, departure.movement == movement, !departure.isAimed else { return nil }
      return (departure.element, departure.key)
    }
  }

  /// The views with a destination and an existing element, and the element's last known layout position.
  var followers:
    [(view: UICollectionReusableView, key: ElementKey, position: UICollectionViewLayoutAttributes)]
  {
    departures.compactMap { departure in
      guard let departure, departure.isAimed, let key = departure.key, let position = departure.position
      else { return nil }
      return (departure.element.view, key, position)
    }
  }

  /// The elements that were deleted after their views received a destination.
  var orphans: [VisibleElement] {
    departures.compactMap { departure in
      guard let departure, departure.isAimed, departure.key == nil, departure.position != nil else {
        return nil
      }
      return departure.element
    }
  }

  /// Sets the destination of a departing view.
  ///
  /// - Parameter position: The element's layout position, or `nil` if the element is gone.
  mutating func aim(
    _ view: UIView, at attributes: UICollectionViewLayoutAttributes,
    position: UICollectionViewLayoutAttributes?
  ) {
    guard let index = departures.firstIndex(where: { $0?.element.view === view }) else { return }
    departures[index]?.element.attributes = attributes
    departures[index]?.isAimed = true
    departures[index]?.position = position
  }

  /// Assigns the view to another movement, which animates it from now on.
  mutating func join(_ view: UIView, _ movement: Int) {
    guard let index = departures.firstIndex(where: { $0?.element.view === view }) else { return }
    departures[index]?.movement = movement
  }

  mutating func recall(_ key: ElementKey) -> VisibleElement? {
    guard let index = indices.removeValue(forKey: key), let element = departures[index]?.element else {
      return nil
    }
    departures[index] = nil
    return VisibleElement(key: key, view: element.view, attributes: element.attributes)
  }

  /// Updates the keys after an update. `destination` returns an element's new key, or `nil` if the element is
  /// gone.
  mutating func follow(_ destination: (ElementKey) -> ElementKey?) {
    departures = departures.map { departure in
      guard var departure else { return nil }
      departure.key = departure.key.flatMap(destination)
      return departure
    }
    indexKeys()
  }

  /// Removes and returns the views that left in the movement and weren't recalled.
  ///
  /// If an animator was reversed or stopped, sets ``positionsAreStale``: the staying views aren't at their
  /// layout positions, because the animator can't undo the change of the data.
  ///
  /// - Parameter isShown: Returns `true` for a view on screen. While another movement runs, such a view isn't
  ///   removed if its element exists. It joins the latest movement instead.
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

  /// Removes and returns all views, and forgets all movements.
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
