#if !canImport(Darwin)
/// Calls the closure. That is all: without Objective-C, an object is released with its last reference.
public nonisolated func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result { try body() }
#endif
