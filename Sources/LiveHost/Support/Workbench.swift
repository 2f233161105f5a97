import Dispatch

/// A thread for lengthy work with values, which spares the main actor and the threads of Swift's tasks.
final class Workbench: Sendable {
  /// The thread for pages' frames, one after the other, because memory and processors are shared.
  static let frames = Workbench("frames")
  static let exports = Workbench("exports")

  private let queue: DispatchQueue

  private init(_ name: String) { queue = DispatchQueue(label: "LiveHost.\(name)", qos: .utility) }

  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
