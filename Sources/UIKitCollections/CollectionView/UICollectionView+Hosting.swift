import Foundation

extension UICollectionView: ScrollHost {
  package func boundsWillChange(to newBounds: CGRect) { askAboutBounds(newBounds) }

  package func boundsDidChange(from oldBounds: CGRect) { followBounds(from: oldBounds) }

  package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    reader.targetOffset(forProposed: offset, velocity: velocity)
  }

  package func offsetWillBeSet(to offset: CGPoint, animated: Bool) {
    announceOffset(offset, animated: animated)
  }

  package func userWillScroll() { swipes?.close(animated: true) }

  package func delegateDidChange(to delegate: (any UIScrollViewDelegate)?) {
    collectionDelegate = delegate as? UICollectionViewDelegate
  }
}

extension UICollectionView: ContentHost {
  package func contentWantsAnotherSize(_ subview: UIView) {
    if let view = subview as? UICollectionReusableView { viewWantsAnotherSize(view) }
  }

  package func hostTraitsDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    if traits.layoutDirection != previous.layoutDirection { currentLayout.invalidateLayout() }
    currentLayout.traitsDidChange()
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory { textSizeDidChange() }
  }
}

extension ViewReference {
  var collectionView: UICollectionView? {
    guard let view else { return nil }
    return unsafeDowncast(view, to: UICollectionView.self)
  }
}
