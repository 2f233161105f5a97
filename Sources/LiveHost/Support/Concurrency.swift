import Dispatch
import Foundation

final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// A serial queue for long work with values. It spares the main actor and the threads of Swift's tasks.
final class BackgroundQueue: Sendable {
  /// The queue for pages' frames. They're encoded one after the other, because they share memory and
  /// processors.
  static let frames = BackgroundQueue("frames")
  static let exports = BackgroundQueue("exports")

  private let queue: DispatchQueue

  private init(_ name: String) { queue = DispatchQueue(label: "LiveHost.\(name)", qos: .utility) }

  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
