#if Live
#if canImport(Glibc)
import Glibc
#endif

/// Gives memory that scenes have freed back to the system.
///
/// After 24 pages of a million items each, glibc kept 410 MB of free memory, while 1 MB was in use. It has a
/// separate heap for each thread, and `malloc_trim` returns the free memory at the end of only the main
/// thread's heap.
@MainActor
final class FreedMemory {
  static let main = FreedMemory()

  private static let pauseNanoseconds: UInt64 = 2_000_000_000

  /// The allocator's settings, which are set once, before there are threads.
  private enum Limit {
    /// Makes all threads share the main thread's memory. `M_ARENA_MAX`.
    static let arenas: (option: CInt, value: CInt) = (-8, 1)
    /// Returns free memory at the end of the heap immediately if it has at least this many bytes.
    /// `M_TRIM_THRESHOLD`.
    static let trim: (option: CInt, value: CInt) = (-1, 1 << 20)
    /// Maps blocks of at least this size separately, so they're returned as soon as they're freed. By
    /// default, glibc raises this value up to 32 MB. `M_MMAP_THRESHOLD`.
    static let mapping: (option: CInt, value: CInt) = (-3, 1 << 20)
  }

  /// The maximum number of further pauses while a page is in use. The allocator and the views are blocked
  /// while memory is returned, so the return is postponed. Including the first pause, the pauses take up to
  /// eight seconds.
  private static let patience = 3

  private let isInUse: @MainActor () -> Bool
  private let pause: @MainActor () async -> Void
  private let giveBack: @MainActor () async -> Void
  /// `true` if ``giveBackSoon()`` was called since the last round of pauses began.
  private var isStale = false
  private var task: Task<Void, Never>?

  #if canImport(Glibc)
  /// The function `malloc_trim`, which Swift's `Glibc` lacks.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@Sendable @convention(c) (Int) -> CInt).self)
  }
  #endif

  /// Limits the freed memory kept by the allocator, for the whole process.
  static func limitRetainedMemory() {
    #if canImport(Glibc)
    typealias Option = @convention(c) (CInt, CInt) -> CInt
    guard let address = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(address, to: Option.self)
    for (option, value) in [Limit.arenas, Limit.trim, Limit.mapping] { _ = set(option, value) }
    #endif
  }

  init(
    isInUse: @escaping @MainActor () -> Bool = { FrameDriver.main.isAnyInUse },
    pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: pauseNanoseconds) },
    giveBack: @escaping @MainActor () async -> Void = FreedMemory.trimHeap
  ) {
    (self.isInUse, self.pause, self.giveBack) = (isInUse, pause, giveBack)
  }

  private static func trimHeap() async {
    #if canImport(Glibc)
    guard let trim = Self.trim else { return }
    await Task.detached { _ = trim(0) }.value
    #endif
  }

  /// Returns freed memory after a pause. Called when a page closes or shows another scene, and when a
  /// connection ends. Memory freed up to two seconds after the call is returned at most ten seconds after the
  /// call.
  func giveBackSoon() {
    isStale = true
    guard task == nil else { return }
    task = Task {
      while isStale {
        isStale = false
        await pause()
        for _ in 0..<Self.patience where isInUse() { await pause() }
        await giveBack()
      }
      task = nil
    }
  }
}
#endif
