import Dispatch

/// A thread for lengthy work with values.
///
/// Meanwhile, pages keep the main actor, and the server keeps the threads for Swift's tasks, which are no
/// more than the processors.
final class Workbench: Sendable {
  /// The thread for pages' frames. They're processed one after the other, because memory and processors are
  /// shared.
  static let frames = Workbench("frames")
  /// The thread for exports, which can take a second.
  static let exports = Workbench("exports")

  private let queue: DispatchQueue

  private init(_ name: String) { queue = DispatchQueue(label: "LiveHost.\(name)", qos: .utility) }

  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
