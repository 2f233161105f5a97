/// An observer of one property. It receives changes while it's retained.
final class KeyValueObserver {
  let key: ObservedKey
  /// A closure called before a change. It returns a closure to call after the change.
  let willChange: () -> () -> Void

  init(of key: ObservedKey, willChange: @escaping () -> () -> Void) {
    (self.key, self.willChange) = (key, willChange)
  }

  nonisolated deinit {}
}
