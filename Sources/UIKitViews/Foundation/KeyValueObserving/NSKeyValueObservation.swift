#if !canImport(Darwin)
import Foundation

/// A change handler, registered until ``invalidate()`` or release.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Stops the calls to the handler.
  public func invalidate() { observer = nil }
}
#endif
