import Foundation

nonisolated extension NSIndexPath {
  /// The path `[section, item]`. Not checked.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The same as ``init(item:section:)``, in the terms of table views.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }
  /// The item within the section: the second index.
  public var item: Int { index(atPosition: 1) }
  /// The same as ``item``.
  public var row: Int { index(atPosition: 1) }
}
