/// An observer of one property. It is told of changes for as long as it is retained.
final class KeyValueObserver {
  let key: ObservedKey
  /// Called before a change. Returns a closure to call after it.
  let willChange: () -> () -> Void

  init(of key: ObservedKey, willChange: @escaping () -> () -> Void) {
    (self.key, self.willChange) = (key, willChange)
  }

  nonisolated deinit {}
}
