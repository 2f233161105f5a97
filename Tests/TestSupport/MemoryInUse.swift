#if canImport(Darwin)
import Darwin

/// Returns the number of allocated bytes.
public func memoryInUse() -> Int { mstats().bytes_used }
#else
import Foundation
import Glibc

/// Returns the number of resident bytes, in whole pages.
public func memoryInUse() -> Int {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let resident = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (resident ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
#endif

/// Returns the number of bytes leaked by each call of the body.
///
/// All memory of the process counts, so such a test runs in its own process. Occasional allocations by other
/// code don't count, because a leak recurs in each of several rounds. The result is 0 under a sanitizer,
/// which holds on to freed memory.
public func memoryLost(_ body: () -> Void) -> Int {
  if Sanitizer.isInUse { return 0 }
  func round() -> Int {
    let before = memoryInUse()
    for _ in 0..<20 { body() }
    return (memoryInUse() - before) / 20
  }
  return (0..<4).map { _ in round() }.min() ?? 0
}

/// The sanitizer built into the tests by `scripts/sanitize`.
public enum Sanitizer {
  /// `true` if a sanitizer is built into this program and the programs built along with it. To find uses of
  /// freed memory, a sanitizer holds on to it for a while, which makes measurements of memory meaningless.
  public static var isInUse: Bool {
    let program = dlopen(nil, RTLD_LAZY)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }
}

/// Returns `true` if an object's references are counted in a side table, which is several times slower. The
/// object's first weak reference creates the table and sets the highest bit of the second word.
public func countsInTable(_ object: AnyObject) -> Bool {
  Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: UInt64.self).leadingZeroBitCount
    == 0
}
