import Foundation
import Synchronization

/// Calls a function with each element in several threads. The results are in the order of the elements.
/// Throws the first error and starts no other calls after it.
func inParallel<Element: Sendable, Output: Sendable>(
  _ elements: [Element], jobs: Int, _ body: @Sendable (Element) throws -> Output
) throws -> [Output] {
  let shared = Mutex(Progress<Output>())
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while true {
      let index = shared.withLock { shared in
        defer { shared.next += 1 }
        return shared.error == nil ? shared.next : elements.count
      }
      guard index < elements.count else { return }
      do {
        let result = try body(elements[index])
        shared.withLock { $0.results[index] = result }
      } catch {
        shared.withLock { $0.error = error }
      }
    }
  }
  return try shared.withLock { shared in
    if let error = shared.error { throw error }
    return elements.indices.compactMap { shared.results[$0] }
  }
}

private struct Progress<Output> {
  var next = 0
  var results: [Int: Output] = [:]
  var error: (any Error)?
}
