#if canImport(Glibc)
import Glibc
#endif

/// Gives memory that scenes have freed back to the system.
///
/// glibc keeps what is freed, for later: after 24 pages of a million items each, 410 MB of the process were free
/// memory of the allocator and 1 MB was in use.
@MainActor
final class FreedMemory {
  static let main = FreedMemory()

  /// How long to wait for a moment in which nobody uses a page: the allocator waits meanwhile, and with it the views.
  private static let pause: UInt64 = 2_000_000_000
  /// How often to wait at most. With three pauses, memory is back eight seconds after it was freed.
  private static let patience = 3

  private var task: Task<Void, Never>?

  #if canImport(Glibc)
  /// Swift's `Glibc` does not have it.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@Sendable @convention(c) (Int) -> CInt).self)
  }
  #endif

  /// Called when a page has closed, or shows another scene.
  func giveBackSoon() {
    #if canImport(Glibc)
    guard task == nil, let trim = Self.trim else { return }
    task = Task {
      try? await Task.sleep(nanoseconds: Self.pause)
      for _ in 0..<Self.patience where FrameDriver.main.isAnyInUse {
        try? await Task.sleep(nanoseconds: Self.pause)
      }
      // From now on, freed memory waits for the next time.
      task = nil
      await Task.detached { _ = trim(0) }.value
    }
    #endif
  }
}
