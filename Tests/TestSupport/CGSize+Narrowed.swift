import CollectionView

extension CGSize {
  /// The size of contents that would be as wide as the visible area. Layouts make them 0.0001 points narrower,
  /// because of a bug of Apple's systems (docs/SYSTEM-BUGS.md).
  public var narrowed: CGSize { CGSize(width: width - 0.0001, height: height) }
}
