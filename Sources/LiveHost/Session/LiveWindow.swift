import CollectionView

final class LiveWindow: UIWindow {
  var safeArea = UIEdgeInsets.zero {
    didSet { if safeArea != oldValue { environmentDidChange() } }
  }

  var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .unspecified
      environmentDidChange()
    }
  }

  override var safeAreaInsets: UIEdgeInsets { safeArea }

  private func environmentDidChange() {
    forEachDescendant { view in
      view.setNeedsLayout()
      (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
  }
}

extension UIView {
  /// Searches outer views before inner ones, and back views before front ones.
  func firstDescendant<Found>(_ match: (UIView) -> Found?) -> Found? {
    if let found = match(self) { return found }
    for view in subviews {
      if let found = view.firstDescendant(match) { return found }
    }
    return nil
  }

  func forEachDescendant(stoppingAt isLeaf: (UIView) -> Bool = { _ in false }, _ body: (UIView) -> Void) {
    body(self)
    guard !isLeaf(self) else { return }
    for view in subviews { view.forEachDescendant(stoppingAt: isLeaf, body) }
  }
}

extension UICollectionView {
  /// Returns the index of a section's first item, counted across all sections.
  func itemsBefore(section: Int) -> Int { (0..<section).reduce(0) { $0 + numberOfItems(inSection: $1) } }

  var itemCount: Int { itemsBefore(section: numberOfSections) }

  func indexPath(ofItem item: Int) -> IndexPath? {
    guard item >= 0 else { return nil }
    var rest = item
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
