extension UIView {
  /// Notifies observers before and after a change. Inexpensive without observers.
  @inline(__always)
  func observed(_ key: ObservedKey, _ change: () -> Void) {
    if observers == nil { change() } else { tellObservers(of: key, about: change) }
  }

  private func tellObservers(of key: ObservedKey, about change: () -> Void) {
    let told = (observers ?? []).filter { $0.object?.key == key }
    let afterwards = told.map { $0.object?.willChange() }
    change()
    for (observer, didChange) in zip(told, afterwards) where observer.object != nil { didChange?() }
  }

  func add(_ observer: KeyValueObserver) {
    observers = (observers ?? []).filter { $0.object != nil } + [Weak(observer)]
  }
}
