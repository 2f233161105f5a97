import Foundation

/// Counts changes to layers' appearance and to views' descriptions, so that a host can skip frames.
///
/// A layer's changes count for the clock that was the main clock when the layer was created. In a live host,
/// this is the page's clock.
package final class DisplayChanges {
  @exclusivity(unchecked) package private(set) var count = 0

  @inline(__always)
  func note() { count &+= 1 }

  /// The number of the next display list of any tree, set on the main thread.
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var nextList = 1

  /// Begins a display list, and returns its number. Subsequent changes belong to later lists.
  @MainActor package static func beginList() -> Int {
    defer { nextList += 1 }
    return nextList
  }

  /// Ignores the changes that the closure makes to copies of layers for inspection.
  static func looking<Result>(_ body: () -> Result) -> Result {
    let changes = FrameClock.main.changes
    let count = changes.count
    defer { changes.count = count }
    return body()
  }
}

extension CALayer {
  @inline(__always)
  final func noteChange() {
    changes.note()
    guard firstListWithChange != DisplayChanges.nextList else { return }
    checkThread()
    markChanged()
  }

  /// Marks the layer and its superlayers, up to one that is already marked.
  nonisolated final func markChanged() {
    let next = DisplayChanges.nextList
    var layer: CALayer? = self
    while let changed = layer, changed.firstListWithChange != next {
      changed.firstListWithChange = next
      layer = changed.parent
    }
  }

  /// Warns like Apple's Main Thread Checker.
  ///
  /// Every change to a view's frame, bounds, and center is checked. Of other changes, only a layer's first
  /// one in a frame is checked, because checks cost time.
  @inline(__always)
  nonisolated final func checkThread() {
    if !UIKitException.isOnMainActor { reportThread() }
  }

  /// Warns about a layer once in a frame.
  private nonisolated final func reportThread() {
    guard ThreadReports.add(ObjectIdentifier(self), list: DisplayChanges.nextList) else { return }
    let owner = view.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    UIKitException.warnOnAnyThread(
      "Main Thread Checker: UI API called on a background thread. The call changed a property of "
        + "\(owner). Use views and layers only on the main thread: change them in "
        + "DispatchQueue.main.async { … } or on the main actor.")
  }

  /// Notes a change of a value that descendants inherit.
  final func noteChangeInside() {
    noteChange()
    for index in children.indices { children[index].noteChangeInside() }
  }
}

extension UIView {
  @inline(__always)
  package final func noteChange() { ownLayer.noteChange() }
}

/// The layers with warnings about a background thread in the current frame.
private enum ThreadReports {
  nonisolated private static let lock = NSLock()
  nonisolated(unsafe) private static var layers: Set<ObjectIdentifier> = []
  nonisolated(unsafe) private static var list = 0

  /// Returns `false` if the layer already has a warning in this frame.
  nonisolated static func add(_ layer: ObjectIdentifier, list: Int) -> Bool {
    lock.withLock {
      if self.list != list { layers = [] }
      self.list = list
      return layers.insert(layer).inserted
    }
  }
}
