/// A counter of changes to layers' appearance and to views' descriptions of themselves.
///
/// A host uses the counter to skip frames that would look the same. Some counted changes may have no visible
/// effect. A layer counts for the clock that was the main one when the layer was created. In a live host,
/// this is the clock of the layer's page.
package final class DisplayChanges {
  @exclusivity(unchecked) package private(set) var count = 0

  @inline(__always)
  func note() { count &+= 1 }

  /// The number of the next display list, of any tree. It's set on the main thread, where layers change.
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var nextList = 1

  /// Begins a display list. Subsequent changes belong to later lists.
  ///
  /// - Returns: The list's number.
  @MainActor package static func beginList() -> Int {
    defer { nextList += 1 }
    return nextList
  }

  /// Runs a closure that only makes copies of layers for inspection. Its changes don't count.
  static func looking<Result>(_ body: () -> Result) -> Result {
    let changes = FrameClock.main.changes
    let count = changes.count
    defer { changes.count = count }
    return body()
  }
}

extension CALayer {
  /// Records a change of the layer's appearance. Called after each change.
  @inline(__always)
  final func noteChange() {
    changes.note()
    guard firstListWithChange != DisplayChanges.nextList else { return }
    checkThread()
    markChanged()
  }

  /// Marks the layer as changed in the next list. If a layer is marked, its superlayers are marked too.
  nonisolated final func markChanged() {
    let next = DisplayChanges.nextList
    var layer: CALayer? = self
    while let changed = layer, changed.firstListWithChange != next {
      changed.firstListWithChange = next
      layer = changed.parent
    }
  }

  /// Warns like Apple's Main Thread Checker. Checks only a layer's first change in a frame, because each
  /// check costs time.
  nonisolated final func checkThread() {
    guard !UIKitException.isOnMainActor else { return }
    let owner = view.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    UIKitException.warnOnAnyThread(
      "Main Thread Checker: UI API called on a background thread. A property of a \(owner) was changed there. Views and layers must be "
        + "used from the main thread only: change them in DispatchQueue.main.async { … } or on the main actor."
    )
  }

  /// Called after a change of a value inherited by this layer and its descendants.
  final func noteChangeInside() {
    noteChange()
    for index in children.indices { children[index].noteChangeInside() }
  }
}

extension UIView {
  /// Called after each change of the view's appearance or description.
  @inline(__always)
  package final func noteChange() { ownLayer.noteChange() }
}
