/// Detects whether a page may have anything new to show, before any contents are computed. Changes of layers
/// and accessibility exposure are counted. Accessibility texts and settings may have changed whenever the
/// page's code has run.
struct PageNews {
  private var codeHasRun = true
  private var changes = 0
  private(set) var looks = 0

  mutating func codeRuns() { codeHasRun = true }

  /// - Parameter changes: The number of changes so far, including those of layers without a page.
  func mayBeThere(after changes: Int) -> Bool { codeHasRun || changes != self.changes }

  mutating func wereFound(after changes: Int) {
    (codeHasRun, self.changes) = (false, changes)
    looks += 1
  }
}
