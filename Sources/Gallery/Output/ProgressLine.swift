import CollectionView

/// The progress of a long task on one line of a terminal.
///
/// The line appears after half a second and disappears at the end. Nothing appears unless standard error is a
/// terminal.
public nonisolated final class ProgressLine {
  private let label: String
  private let isWatched: Bool
  private let clock = ContinuousClock()
  private var nextUpdate: ContinuousClock.Instant
  private var isVisible = false

  /// Creates a progress line. The label precedes each status.
  public init(_ label: String) {
    self.label = label
    isWatched = isatty(STDERR_FILENO) == 1
    nextUpdate = clock.now.advanced(by: .milliseconds(500))
  }

  deinit {
    if isVisible { write("\r\u{1B}[K") }
  }

  /// Shows a status. It's evaluated at most ten times a second.
  public func update(_ status: @autoclosure () -> String) {
    guard isWatched, clock.now >= nextUpdate else { return }
    nextUpdate = clock.now.advanced(by: .milliseconds(100))
    isVisible = true
    write("\r\u{1B}[K\(label) \(status())")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
