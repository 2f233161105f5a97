#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
/// Calls the closure, and does nothing else: without Objective-C every object goes with its last reference.
public nonisolated func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result { try body() }
#endif
#endif
