/// A place in the contents that is none of an item, and how far it is from the start of the visible area, in points.
struct VisibleMark {
  /// What a packer knows it by: a time.
  let value: Double
  let distance: Double
}
