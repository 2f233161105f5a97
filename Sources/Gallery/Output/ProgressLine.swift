import CollectionView

/// One line on a terminal that says how far a long task is. It appears after half a second, changes a few times a
/// second and goes when the task ends. Where standard error is no terminal there is nothing.
public nonisolated final class ProgressLine {
  private let label: String
  private let isWatched: Bool
  private let clock = ContinuousClock()
  private var nextUpdate: ContinuousClock.Instant
  private var isVisible = false

  /// The half second counts from now. The label stands before each status.
  public init(_ label: String) {
    self.label = label
    isWatched = isatty(STDERR_FILENO) == 1
    nextUpdate = clock.now.advanced(by: .milliseconds(500))
  }

  deinit {
    if isVisible { write("\r\u{1B}[K") }
  }

  /// Shows the status, which is asked for only where it will be seen: not more often than ten times a second.
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
