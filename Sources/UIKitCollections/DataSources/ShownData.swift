/// The state of the data in a collection view.
///
/// Reloads, invalidations, and updates change the state. The layout pass reads the counts, and checks whether
/// the visible views reflect the current data.
struct ShownData {
  /// The counts used by the layout, or `nil` if the data source must provide them again.
  private(set) var counts: DataSourceCounts?
  /// `true` if the next layout pass removes all views and requests new ones, as after `reloadData()`.
  private(set) var needsReload = true

  /// `true` if the layout determines the content size. It's `false` until there's a data source.
  var sizesContents = false

  mutating func forgetCounts() { counts = nil }

  mutating func setCounts(_ counts: DataSourceCounts) { self.counts = counts }

  /// Marks counts and views as stale because all data may have changed.
  mutating func isReplaced() {
    counts = nil
    needsReload = true
  }

  /// Records the removal of all views of the old data.
  mutating func viewsWereRemoved() { needsReload = false }
}
