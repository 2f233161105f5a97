#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
import Foundation

/// Keeps a handler going: it is called until ``invalidate()``, or until nobody holds this object any more.
public nonisolated class NSKeyValueObservation: NSObject {
  private var observer: KeyValueObserver?

  init(_ observer: KeyValueObserver?) { self.observer = observer }

  /// Ends the calls.
  public func invalidate() { observer = nil }
}
#endif
#endif
