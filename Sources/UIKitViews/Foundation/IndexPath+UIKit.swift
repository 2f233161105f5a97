import Foundation

extension IndexPath {
  /// Creates the index path `[section, item]`. The numbers aren't checked.
  public nonisolated init(item: Int, section: Int) {
    // Appending in two steps avoids allocating an array for both indexes.
    self.init(index: section)
    append(item)
  }

  /// Does the same as ``init(item:section:)``.
  public nonisolated init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section. Traps for an empty index path.
  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in the section. Traps for fewer than two elements.
  public nonisolated var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The same as ``item``.
  public nonisolated var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

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
