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
