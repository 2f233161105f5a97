/// Whether there may be anything new to show on a page. Where there is not, nothing is computed: neither what its views show, nor their
/// roles, nor what of it the page has already.
///
/// What layers show is counted with each change, and so is whether a view has something to say. What it says when it is asked, and what settings
/// get, nobody counts: that may have changed whenever code of the page has run.
struct PageNews {
  private var codeHasRun = true
  private var changes = 0
  /// How often the page's window was looked at.
  private(set) var looks = 0

  mutating func codeRuns() { codeHasRun = true }

  /// - Parameter changes: The changes of the page's layers so far, and of those that are of no page.
  func mayBeThere(after changes: Int) -> Bool { codeHasRun || changes != self.changes }

  /// Called when the page's window has been looked at.
  mutating func wereFound(after changes: Int) {
    (codeHasRun, self.changes) = (false, changes)
    looks += 1
  }
}
