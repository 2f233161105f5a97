import CollectionView

/// A stack on its way between closed and open.
struct PhotoStackOpening {
  /// The transition that the fingers drive.
  var transition: UICollectionViewTransitionLayout?
  /// `true` if the transition leads to the stack.
  var isClosing = false
  /// The section to make visible as a stack.
  var closingSection: Int?
}
