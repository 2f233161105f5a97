import CollectionView

struct PhotoStackOpening {
  var transition: UICollectionViewTransitionLayout?
  var isClosing = false
  var closingSection: Int?
}
