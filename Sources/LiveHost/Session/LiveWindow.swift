import CollectionView

/// A page's window, with the safe area and direction of the page's device.
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
      // Every frame may be different.
      (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
  }
}
