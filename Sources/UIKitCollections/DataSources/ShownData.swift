struct ShownData {
  /// `nil` if the data source must provide the counts again.
  private(set) var counts: DataSourceCounts?
  private(set) var needsReload = true

  /// `true` if the content size comes from a data source.
  var sizesContents = false

  mutating func forgetCounts() { counts = nil }

  mutating func setCounts(_ counts: DataSourceCounts) { self.counts = counts }

  mutating func isReplaced() {
    counts = nil
    needsReload = true
  }

  mutating func viewsWereRemoved() { needsReload = false }
}
