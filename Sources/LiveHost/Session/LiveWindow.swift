import CollectionView

/// A page's window, with the surroundings that the page has chosen.
final class LiveWindow: UIWindow {
  var safeArea = UIEdgeInsets.zero {
    didSet { if safeArea != oldValue { surroundingsDidChange() } }
  }

  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { surroundingsDidChange() } }
  }

  override var safeAreaInsets: UIEdgeInsets { safeArea }

  override var traitCollection: UITraitCollection {
    let traits = super.traitCollection
    guard isRightToLeft else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(layoutDirection: .rightToLeft)])
  }

  private func surroundingsDidChange() {
    forEachDescendant { view in
      view.setNeedsLayout()
      // Where everything is may be another place now.
      (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
  }
}
