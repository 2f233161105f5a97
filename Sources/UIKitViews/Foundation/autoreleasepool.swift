#if !canImport(Darwin)
/// Calls the closure, then releases the windows that UIKit autoreleased during the call.
public nonisolated func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  UIKitException.onMainActor { AutoreleasePool.open() }
  defer { UIKitException.onMainActor { AutoreleasePool.close() } }
  return try body()
}
#endif
