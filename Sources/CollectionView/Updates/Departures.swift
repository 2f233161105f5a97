#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Views on their way out: no longer among the visible elements, but on screen until their movement ends.
///
/// One whose element still exists can be called back while it leaves, so that there are never two views of one element.
struct Departures {
  private struct Departure {
    /// As it was when it was last visible, but with the attributes of where it goes.
    let element: VisibleElement
    /// The element's key by now; nil where it is gone for good.
    var key: ElementKey?
    let movement: Int
  }

  private var departures: [Departure] = []
  /// The animations of the movements that are under way.
  var runs: [Int: AnimationRun] = [:]
  private var movementCount = 0
  /// Views that stay may have been left elsewhere than where the layout has them.
  var placesAreLost = false

  var views: [UICollectionReusableView] { departures.map(\.element.view) }

  /// The element, if it still exists and its view is on its way out.
  subscript(key: ElementKey) -> VisibleElement? { departures.first { $0.key == key }?.element }

  /// A number for a movement, under which its views leave and end.
  mutating func nextMovement() -> Int {
    movementCount += 1
    return movementCount
  }

  mutating func add(_ element: VisibleElement, key: ElementKey?, movement: Int) {
    departures.append(Departure(element: element, key: key, movement: movement))
  }

  /// The element, which stays after all.
  mutating func takeBack(_ key: ElementKey) -> VisibleElement? {
    guard let place = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let element = departures.remove(at: place).element
    return VisibleElement(key: key, view: element.view, attributes: element.attributes)
  }

  /// After an update: `destination` answers an element's new key, nil where it is gone.
  mutating func follow(_ destination: (ElementKey) -> ElementKey?) {
    for index in departures.indices { departures[index].key = departures[index].key.flatMap(destination) }
  }

  /// The views that left in the movement and have not been called back.
  mutating func end(_ movement: Int) -> [VisibleElement] { remove { $0.movement == movement } }

  mutating func endAll() -> [VisibleElement] { remove { _ in true } }

  private mutating func remove(where condition: (Departure) -> Bool) -> [VisibleElement] {
    let ended = departures.filter(condition).map(\.element)
    departures.removeAll(where: condition)
    return ended
  }
}
#endif
