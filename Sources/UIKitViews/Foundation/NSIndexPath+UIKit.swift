import Foundation

nonisolated extension NSIndexPath {
  /// Creates the index path `[section, item]`, unchecked.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// ``init(item:section:)`` in table view terms.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index.
  public var item: Int { index(atPosition: 1) }
  /// The same as ``item``.
  public var row: Int { index(atPosition: 1) }
}
