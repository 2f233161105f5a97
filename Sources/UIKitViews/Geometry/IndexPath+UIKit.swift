import Foundation

extension IndexPath {
  /// Creates the index path `[section, item]`. The indexes aren't checked.
  public nonisolated init(item: Int, section: Int) {
    // A list of both indexes would allocate an array, so append them one at a time.
    self.init(index: section)
    append(item)
  }

  /// Creates the same index path as ``init(item:section:)``, in table view terms.
  public nonisolated init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section. Traps if the index path is empty.
  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in the section. Traps if the index path has fewer than two elements.
  public nonisolated var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row, which is the same as ``item``.
  public nonisolated var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
