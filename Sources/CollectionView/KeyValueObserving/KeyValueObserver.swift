#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Somebody who is told of the changes of one property, for as long as the observer is held.
final class KeyValueObserver {
  let key: ObservedKey
  /// To be called before a change; answers what to call after it.
  let willChange: () -> () -> Void

  init(of key: ObservedKey, willChange: @escaping () -> () -> Void) {
    (self.key, self.willChange) = (key, willChange)
  }

  nonisolated deinit {}
}
#endif
