import Dispatch

/// A thread for work with values that takes long: while it goes on, pages have the main actor, and the server has the threads of
/// Swift's tasks, of which there are no more than processors.
final class Workbench: Sendable {
  /// For what pages are to show. One after the other: memory and processors are those of all.
  static let frames = Workbench("frames")
  /// For what pages take away with them. It can take a second.
  static let exports = Workbench("exports")

  private let queue: DispatchQueue

  private init(_ name: String) { queue = DispatchQueue(label: "LiveHost.\(name)", qos: .utility) }

  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
