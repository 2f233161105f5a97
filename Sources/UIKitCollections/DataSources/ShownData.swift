/// What a collection view knows of the data that it shows.
///
/// Told by reloads, invalidations and updates. The layout pass asks it for the counts, and whether the views on screen are still those
/// of this data.
struct ShownData {
  /// The counts that the layout has been told. Nil where the data source has to be asked again.
  private(set) var counts: DataSourceCounts?
  /// Whether the next layout pass removes all views and asks for new ones, as after `reloadData()`.
  private(set) var needsReload = true

  /// Whether the content size is the layout's. It is not until there is a data source.
  var sizesContents = false

  mutating func forgetCounts() { counts = nil }

  mutating func setCounts(_ counts: DataSourceCounts) { self.counts = counts }

  /// Everything may be another: counts and views.
  mutating func isReplaced() {
    counts = nil
    needsReload = true
  }

  /// All views of what was shown before are gone.
  mutating func viewsWereRemoved() { needsReload = false }
}
