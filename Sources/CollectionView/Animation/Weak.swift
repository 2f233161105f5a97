#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// An element of a list that does not keep it alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
#endif
