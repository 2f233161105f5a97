/// A reference to a view for objects that must not retain it. It's `nil` after the view is deallocated.
///
/// It replaces `weak` references, which are slower. After the first weak reference to an object, its strong
/// references are counted in a side table, several times as slowly, and almost every call retains some view.
/// So no routine reference to a view is weak. Superviews, superlayers, and the views of layers are unowned,
/// and cleared on deallocation. Other objects get the reference from the view.
package nonisolated final class ViewReference: @unchecked Sendable {
  /// The view. It must be deallocated on the main thread, because nothing prevents another thread from
  /// clearing this property while the main thread reads it.
  package private(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  /// Called when the view is deallocated.
  func clear() { view = nil }
}

extension UIView {
  /// The view's reference, which stays the same for as long as the view lives.
  package final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }
}
