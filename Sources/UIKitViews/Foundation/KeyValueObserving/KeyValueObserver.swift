/// An object that receives changes of one property while it's retained.
final class KeyValueObserver {
  let key: ObservedKey
  /// Called before a change. Returns a closure to call afterward.
  let willChange: () -> () -> Void

  init(of key: ObservedKey, willChange: @escaping () -> () -> Void) {
    (self.key, self.willChange) = (key, willChange)
  }

  nonisolated deinit {}
}
