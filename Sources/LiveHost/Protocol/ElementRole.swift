/// What an element is to somebody who does not see it.
enum ElementRole: Equatable {
  case none
  /// A collection view with so many items.
  case list(count: Int)
  /// One of its items: the place, from 0, is the one in all of the data.
  case item(position: Int, count: Int, label: String, isSelected: Bool)
  /// The header of a section, before the item at this place, from 0, in all of the data. Before the same item are those of
  /// empty sections, too.
  case heading(section: Int, position: Int, label: String)
  /// Something that stands for itself.
  case text(label: String)
}
