#if !canImport(Darwin)
import Foundation

/// A registered change handler. The registration ends when ``invalidate()`` is called or this object is
/// released.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Stops the calls to the handler.
  public func invalidate() { observer = nil }
}
#endif
