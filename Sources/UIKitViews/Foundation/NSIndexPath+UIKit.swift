import Foundation

nonisolated extension NSIndexPath {
  /// Creates the index path `[section, item]`. The indexes aren't checked.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the same index path as ``init(item:section:)``, in table view terms.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section, which is the first index.
  public var section: Int { index(atPosition: 0) }
  /// The item in the section, which is the second index.
  public var item: Int { index(atPosition: 1) }
  /// The row, which is the same as ``item``.
  public var row: Int { index(atPosition: 1) }
}
