import Foundation

extension IndexPath {
  /// The path `[section, item]`. Not checked.
  public nonisolated init(item: Int, section: Int) {
    // In two steps, because a list of both indices would allocate an array.
    self.init(index: section)
    append(item)
  }

  /// The same as ``init(item:section:)``, in the terms of table views.
  public nonisolated init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section. Traps if the path is empty.
  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item within the section. Traps if the path has fewer than two elements.
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
