import CollectionLayouts
import CollectionView

extension PhotoStackLayout {
  /// Arranges a stack for each section, with some changed values.
  func arrangeSections(
    stackSize: CGSize?? = nil, spacing: CGFloat? = nil,
    scrollDirection: UICollectionView.ScrollDirection? = nil
  ) {
    var old: (size: CGSize?, spacing: CGFloat, direction: UICollectionView.ScrollDirection)
    old = (nil, 20, .vertical)
    if case .sections(let size, let spacing, let direction) = arrangement { old = (size, spacing, direction) }
    arrangement = .sections(
      stackSize: stackSize ?? old.size, spacing: spacing ?? old.spacing,
      scrollDirection: scrollDirection ?? old.direction)
  }
}
