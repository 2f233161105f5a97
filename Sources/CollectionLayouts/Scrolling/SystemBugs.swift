import CollectionView

// Workarounds for bugs of Apple's systems that concern several layouts. docs/SYSTEM-BUGS.md lists all bugs
// with their sources.

extension UICollectionViewLayout {
  /// Returns the content size, 0.0001 points narrower if it's as wide as the visible area.
  ///
  /// In a batch of updates, UIKit doesn't ask again for all visible elements unless the contents are narrower
  /// than the visible area (radar 46865293).
  func narrowed(_ size: CGSize) -> CGSize {
    guard SystemBugs.mixUpWideContents else { return size }
    let (width, missing) = (CGFloat(visibleSize.width), CGFloat(0.0001))
    guard width > missing, (size.width - width).magnitude < missing else { return size }
    return CGSize(width: width - missing, height: size.height)
  }

  /// Sets a content offset that the view is about to ignore.
  ///
  /// While the user scrolls, iOS 15.1 ignores the result of `targetContentOffset(forProposedContentOffset:)`
  /// (FB9727104).
  func setIgnoredOffset(_ offset: CGPoint) {
    guard let collectionView, isScrolledByHand, offset != collectionView.contentOffset else { return }
    collectionView.contentOffset = offset
  }
}

extension CGPoint {
  /// Returns `true` if a view that rounds offsets to pixels may show both offsets at the same place.
  func isNear(_ other: CGPoint) -> Bool { (x - other.x).magnitude < 1 && (y - other.y).magnitude < 1 }
}

/// The system bugs that a layout has to expect.
struct SystemBugs {
  /// `true` on Apple's systems. See ``UICollectionViewLayout/narrowed(_:)``.
  static var mixUpWideContents: Bool = {
    #if os(iOS) || os(tvOS) || os(visionOS)
    true
    #else
    false
    #endif
  }()

  /// `true` on iOS 15.1. See ``UICollectionViewLayout/setIgnoredOffset(_:)``.
  var ignoresTargetOffset: Bool = {
    if #available(iOS 15.2, tvOS 15.2, *) { return false }
    guard #available(iOS 15.1, tvOS 15.1, *) else { return false }
    return true
  }()
}
