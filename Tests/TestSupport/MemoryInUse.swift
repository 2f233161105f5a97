#if canImport(Darwin)
import Darwin

/// The bytes that the program has allocated and not given back.
public func memoryInUse() -> Int { mstats().bytes_used }
#else
import Foundation
import Glibc

/// The bytes that the program has in memory, in whole pages.
public func memoryInUse() -> Int {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let resident = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (resident ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
#endif

/// How many bytes are lost each time that something is done.
///
/// Everything in the program counts, so a test of it runs in a process of its own. What others allocate now and then does not count:
/// what is lost is lost in each of several rounds. Under a sanitizer, which retains what is freed, it is 0.
public func memoryLost(_ body: () -> Void) -> Int {
  if Sanitizer.isInUse { return 0 }
  func round() -> Int {
    let before = memoryInUse()
    for _ in 0..<20 { body() }
    return (memoryInUse() - before) / 20
  }
  return (0..<4).map { _ in round() }.min() ?? 0
}
