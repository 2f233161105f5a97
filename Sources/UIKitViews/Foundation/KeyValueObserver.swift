import Foundation

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

enum ObservedKey: String, CaseIterable {
  case frame, bounds, center, transform, transform3D, alpha, isHidden
  case contentOffset, contentSize, contentInset, zoomScale

  static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }

  init?<View: UIView>(_ keyPath: AnyKeyPath, of type: View.Type) {
    let keys: [AnyKeyPath: ObservedKey] = [
      \View.frame: .frame, \View.bounds: .bounds, \View.center: .center, \View.transform: .transform,
      \View.transform3D: .transform3D, \View.alpha: .alpha, \View.isHidden: .isHidden,
    ]
    guard let key = keys[keyPath] else { return nil }
    self = key
  }

  init?<View: UIScrollView>(_ keyPath: AnyKeyPath, ofScrollView type: View.Type) {
    let keys: [AnyKeyPath: ObservedKey] = [
      \View.contentOffset: .contentOffset, \View.contentSize: .contentSize, \View.contentInset: .contentInset,
      \View.zoomScale: .zoomScale,
    ]
    guard let key = keys[keyPath] else { return nil }
    self = key
  }
}

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
