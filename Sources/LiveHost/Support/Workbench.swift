import Dispatch

/// A queue for long work with values. It spares the main actor and the threads of Swift's tasks.
final class Workbench: Sendable {
  /// The queue for pages' frames. They're encoded one after the other, because they share memory and
  /// processors.
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
