import Foundation

nonisolated extension NSIndexPath {
  /// Creates the index path `[section, item]`. The numbers aren't checked.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Does the same as ``init(item:section:)``.
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
