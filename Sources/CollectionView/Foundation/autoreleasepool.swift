#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
/// Calls the closure, and does nothing else: without Objective-C every object goes with its last reference.
public nonisolated func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
#endif
#endif
