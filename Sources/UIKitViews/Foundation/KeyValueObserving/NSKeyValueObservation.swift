#if !canImport(Darwin)
import Foundation

/// The registration of a change handler, which ends with ``invalidate()`` or on release.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Stops the calls to the handler.
  public func invalidate() { observer = nil }
}
#endif
