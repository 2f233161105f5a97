extension UIView {
  /// Makes a change, and notifies the property's observers before and after it. Without observers, the cost
  /// is one check.
  @inline(__always)
  func observed(_ key: ObservedKey, _ change: () -> Void) {
    if observers == nil { change() } else { tellObservers(of: key, about: change) }
  }

  private func tellObservers(of key: ObservedKey, about change: () -> Void) {
    let told = (observers ?? []).filter { $0.object?.key == key }
    let afterwards = told.map { $0.object?.willChange() }
    change()
    // Skip an observer that was released in the meantime.
    for (observer, didChange) in zip(told, afterwards) where observer.object != nil { didChange?() }
  }

  func add(_ observer: KeyValueObserver) {
    observers = (observers ?? []).filter { $0.object != nil } + [Weak(observer)]
  }
}
