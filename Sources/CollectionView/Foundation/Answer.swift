#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Waits for what a call tells its completion: the async form of a method that has one.
func answer<Value: Sendable>(of call: (@escaping (Value) -> Void) -> Void) async -> Value {
  await withCheckedContinuation { continuation in call { continuation.resume(returning: $0) } }
}
#endif
