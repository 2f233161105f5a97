/// Counts the changes of what layers show, and of what views say of themselves, so that a host can leave out a frame that
/// would show nothing new. It may count what changes nothing.
///
/// A layer counts for the clock that was the main one when it was made: in a live host, for its page.
package final class DisplayChanges {
  @exclusivity(unchecked) package private(set) var count = 0

  @inline(__always)
  func note() { count &+= 1 }

  /// The number of the next display list, of any tree. Set on the main thread, as layers change there.
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var nextList = 1

  /// Called when a list begins: what changes from now on changes after it. Returns the list's number.
  @MainActor package static func beginList() -> Int {
    defer { nextList += 1 }
    return nextList
  }

  /// Does what only makes copies of layers, to be looked at: nothing counts.
  static func looking<Result>(_ body: () -> Result) -> Result {
    let changes = FrameClock.main.changes
    let count = changes.count
    defer { changes.count = count }
    return body()
  }
}

extension CALayer {
  /// Called after each change of what the layer shows.
  @inline(__always)
  final func noteChange() {
    changes.note()
    guard firstListWithChange != DisplayChanges.nextList else { return }
    checkThread()
    markChanged()
  }

  /// The next list shows a change of the layer. If that is known of a layer, it is known of its superlayers.
  nonisolated final func markChanged() {
    let next = DisplayChanges.nextList
    var layer: CALayer? = self
    while let changed = layer, changed.firstListWithChange != next {
      changed.firstListWithChange = next
      layer = changed.parent
    }
  }

  /// Warns as Apple's Main Thread Checker does. Looks only at the first change of a layer in a frame, because each look costs time.
  nonisolated final func checkThread() {
    guard !UIKitException.isOnMainActor else { return }
    let owner = view.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    UIKitException.warnOnAnyThread(
      "Main Thread Checker: UI API called on a background thread. A property of a \(owner) was changed there. Views and layers must be "
        + "used from the main thread only: change them in DispatchQueue.main.async { … } or on the main actor."
    )
  }

  /// Called after a change of what this layer and all in it inherit.
  final func noteChangeInside() {
    noteChange()
    for index in children.indices { children[index].noteChangeInside() }
  }
}

extension UIView {
  /// Called after each change of what the view shows or says of itself.
  @inline(__always)
  package final func noteChange() { ownLayer.noteChange() }
}
