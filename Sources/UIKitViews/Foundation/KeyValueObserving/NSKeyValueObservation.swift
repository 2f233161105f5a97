#if !canImport(Darwin)
import Foundation

/// A registered handler, until ``invalidate()`` is called or this object is released.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Stops the calls.
  public func invalidate() { observer = nil }
}
#endif
