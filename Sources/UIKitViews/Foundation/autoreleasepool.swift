#if !canImport(Darwin)
/// Calls the closure, then releases the objects that UIKit autoreleased in it.
///
/// These objects are windows, which otherwise live until the end of the run loop turn. Without Objective-C,
/// all other objects are released with their last reference.
public nonisolated func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  UIKitException.onMainActor { AutoreleasePool.open() }
  defer { UIKitException.onMainActor { AutoreleasePool.close() } }
  return try body()
}
#endif
