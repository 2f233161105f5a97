/// A view, for whoever must not retain it: nil once it is gone.
///
/// It does what a `weak` reference does, without its price. From the first weak reference to it on, an object counts its strong ones in a
/// table beside it, several times as slowly, and almost every call retains some view. So nothing that a view gets as a matter of course
/// refers to it weakly: a superview, a superlayer and a view of a layer are unowned, and cleared when they go; the others ask the view
/// for its reference.
package nonisolated final class ViewReference: @unchecked Sendable {
  /// A view must be deallocated on the main thread: nothing keeps another thread from clearing this while the main one reads it.
  package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  /// Called when the view is deallocated.
  func clear() { view = nil }
}

extension UIView {
  /// The same for as long as the view lives.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }
}
