import CollectionView

/// A stack on its way between closed and open.
struct PhotoStackOpening {
  /// The transition that the fingers drive.
  var transition: UICollectionViewTransitionLayout?
  /// Whether that one goes to the stack.
  var isClosing = false
  /// The section that is to be in sight as a stack.
  var closingSection: Int?
}
