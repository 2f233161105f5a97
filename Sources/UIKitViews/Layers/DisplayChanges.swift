/// Counts the changes of what layers show, and of what views say of themselves, so that a host can leave out a frame that
/// would show nothing new. It may count what changes nothing.
///
/// A layer counts for the clock that was the main one when it was made: in a live host, for its page.
package final class DisplayChanges {
  @exclusivity(unchecked) package private(set) var count = 0

  @inline(__always)
  func note() { count &+= 1 }

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
  final func noteChange() { changes.note() }
}

extension UIView {
  /// Called after each change of what the view shows or says of itself.
  @inline(__always)
  package final func noteChange() { ownLayer.noteChange() }
}
