/// Detects whether a page may have anything new to show. If not, its contents, their roles, and their
/// differences aren't computed.
///
/// Layer changes are counted, and so are changes in the views' exposure to assistive technology. The
/// accessibility texts and the values of settings aren't counted: they may have changed whenever code of the
/// page has run.
struct PageNews {
  private var codeHasRun = true
  private var changes = 0
  /// The number of times the page's window was examined.
  private(set) var looks = 0

  mutating func codeRuns() { codeHasRun = true }

  /// - Parameter changes: The number of changes of the page's layers, and of layers without a page, so far.
  func mayBeThere(after changes: Int) -> Bool { codeHasRun || changes != self.changes }

  /// Called when the page's window has been examined.
  mutating func wereFound(after changes: Int) {
    (codeHasRun, self.changes) = (false, changes)
    looks += 1
  }
}
