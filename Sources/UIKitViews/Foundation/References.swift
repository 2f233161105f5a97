struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// A reference to a view, which becomes `nil` when the view is deallocated.
///
/// Use it instead of a `weak` reference. After an object's first weak reference, its strong references are
/// counted in a side table, which is several times as slow, and almost every call retains some view.
/// References to superviews, superlayers, and the views of layers are unowned, and cleared on deallocation.
package nonisolated final class ViewReference: @unchecked Sendable {
  /// The view must be deallocated on the main thread, because nothing prevents concurrent reads.
  package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  func clear() { view = nil }
}

extension UIView {
  /// The view's only reference, which stays the same for as long as the view lives.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }
}

// The standard library's methods take closures, which check their actor on each call.
extension RandomAccessCollection where Index == Int, Element: AnyObject {
  /// Returns the index of an object. Searches from both ends, because a scrolling collection view adds and
  /// removes views there.
  nonisolated func index(identicalTo object: Element) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      high -= 1
      if self[high] === object { return high }
      if self[low] === object { return low }
      low += 1
    }
    return nil
  }
}
