#if canImport(Glibc)
import Glibc
#endif

/// Gives memory that scenes have freed back to the system.
///
/// glibc keeps what is freed, for later: after 24 pages of a million items each, 410 MB of the process were free
/// memory of the allocator and 1 MB was in use. It keeps that for each thread apart, and of other threads than the main one `malloc_trim`
/// does not give back what lies at the end of their memory.
@MainActor
final class FreedMemory {
  static let main = FreedMemory()

  /// How long to wait each time, in nanoseconds.
  private static let pauseNanoseconds: UInt64 = 2_000_000_000

  /// What the allocator is told, once, when the program starts to serve: before there are threads.
  private enum Limit {
    /// All threads share the main one's memory. `M_ARENA_MAX`.
    static let arenas: (option: CInt, value: CInt) = (-8, 1)
    /// Free memory at the end of the heap goes back at once from this many bytes on. `M_TRIM_THRESHOLD`.
    static let trim: (option: CInt, value: CInt) = (-1, 1 << 20)
    /// Pieces of this size are memory of their own, which goes back as soon as it is freed. glibc would raise this by itself, up to
    /// 32 MB. `M_MMAP_THRESHOLD`.
    static let mapping: (option: CInt, value: CInt) = (-3, 1 << 20)
  }

  /// The number of pauses while a page is in use: returning memory blocks the allocator, and with it the views. With the pause before
  /// them, memory is back eight seconds after it was freed.
  private static let patience = 3

  private let isInUse: @MainActor () -> Bool
  private let pause: @MainActor () async -> Void
  private let giveBack: @MainActor () async -> Void
  /// Whether memory was freed that is not given back, or is about to be.
  private var isStale = false
  private var task: Task<Void, Never>?

  #if canImport(Glibc)
  /// Swift's `Glibc` does not have it.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@Sendable @convention(c) (Int) -> CInt).self)
  }
  #endif

  /// Limits what the allocator retains of freed memory. The whole process is concerned: a program that serves a page is there for that.
  static func limitRetainedMemory() {
    #if canImport(Glibc)
    typealias Option = @convention(c) (CInt, CInt) -> CInt
    guard let address = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(address, to: Option.self)
    for (option, value) in [Limit.arenas, Limit.trim, Limit.mapping] { _ = set(option, value) }
    #endif
  }

  /// - Parameters:
  ///   - isInUse: Returns `true` if a page is in use.
  ///   - pause: Waits for two seconds.
  ///   - giveBack: Returns free memory to the system.
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

  /// Called when a page has closed or shows another scene, and when a connection has ended. Memory that has been freed by then, or is freed
  /// within two seconds, is given back within ten.
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
