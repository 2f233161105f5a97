import CollectionView
import LayoutEngine

struct PhotoStackOpening {
  var transition: UICollectionViewTransitionLayout?
  var isClosing = false
  var closingSection: Int?
}

#if !os(tvOS)
extension PhotoStackLayout {
  func openOrClose(
    at point: CGPoint, in collectionView: UICollectionView, with layout: UICollectionViewLayout
  ) {
    guard !isInTransition(collectionView) else { return }
    if collectionView.collectionViewLayout === layout {
      noteClosing(at: point, in: collectionView)
      collectionView.change(to: self)
    } else {
      let section = stackSection(at: point)
      guard section != nil || piles.shelf == nil else { return }
      open(section, in: collectionView, with: layout)
    }
  }

  /// Opens the stacks into another layout, at a section.
  func open(_ section: Int?, in collectionView: UICollectionView, with layout: UICollectionViewLayout) {
    collectionView.change(to: layout)
    Self.show(section, in: collectionView)
  }

  func follow(
    _ pinch: UIPinchGestureRecognizer, in collectionView: UICollectionView,
    with layout: UICollectionViewLayout
  ) {
    switch pinch.state {
    case .began:
      beginPinch(at: pinch.location(in: collectionView), in: collectionView, with: layout)
      movePinch(scale: pinch.scale)
    case .changed: movePinch(scale: pinch.scale)
    case .ended: endPinch(velocity: pinch.velocity, in: collectionView)
    case .cancelled, .failed: endPinch(velocity: nil, in: collectionView)
    default: break
    }
  }

  private func beginPinch(
    at point: CGPoint, in collectionView: UICollectionView, with layout: UICollectionViewLayout
  ) {
    guard opening.transition == nil, !isInTransition(collectionView) else { return }
    if collectionView.collectionViewLayout === layout {
      noteClosing(at: point, in: collectionView)
      opening.transition = collectionView.startInteractiveTransition(to: self)
      opening.isClosing = true
    } else if collectionView.collectionViewLayout === self {
      let section = stackSection(at: point)
      guard section != nil || piles.shelf == nil else { return }
      // When the completion runs, the view already has the other layout.
      opening.transition = collectionView.startInteractiveTransition(to: layout) {
        [weak collectionView] isCompleted, isFinished in
        if isCompleted, isFinished, let collectionView { Self.show(section, in: collectionView) }
      }
      opening.isClosing = false
    }
  }

  private func movePinch(scale: CGFloat) {
    guard let transition = opening.transition else { return }
    let progress = opening.isClosing ? 1 / max(scale, 0.01) - 1 : scale - 1
    transition.transitionProgress = min(1, max(0, progress))
    transition.invalidateLayout()
  }

  /// - Parameter velocity: The change of the scale per second, or `nil` if the pinch was canceled.
  func endPinch(velocity: CGFloat?, in collectionView: UICollectionView) {
    guard let transition = opening.transition else { return }
    opening.transition = nil
    let speed = (velocity ?? 0) * (opening.isClosing ? -1 : 1)
    let goesOn = abs(speed) > 1 ? speed > 0 : transition.transitionProgress > 0.5
    // Another layout may have ended the transition during the pinch.
    let isUnderFingers = collectionView.collectionViewLayout === transition
    if velocity != nil, goesOn, isUnderFingers { return collectionView.finishInteractiveTransition() }
    opening.closingSection = nil
    if isUnderFingers { collectionView.cancelInteractiveTransition() }
  }

  private func isInTransition(_ collectionView: UICollectionView) -> Bool {
    collectionView.collectionViewLayout as UICollectionViewLayout is UICollectionViewTransitionLayout
  }

  private func stackSection(at point: CGPoint) -> Int? {
    var point = LayoutPoint(point)
    if isMirrored { point.x = Double(mirroringWidth) - point.x }
    return piles.section(at: point)
  }

  private func noteClosing(at point: CGPoint, in collectionView: UICollectionView) {
    let item = collectionView.indexPathForItem(at: point) ?? collectionView.indexPathsForVisibleItems.min()
    opening.closingSection = item?.section
  }

  /// Scrolls to the section's header or, without a header, to its first item.
  private static func show(_ section: Int?, in collectionView: UICollectionView) {
    guard let section, section < collectionView.numberOfSections,
      collectionView.numberOfItems(inSection: section) > 0
    else { return }
    let first = IndexPath(item: 0, section: section)
    let layout: UICollectionViewLayout = collectionView.collectionViewLayout
    let direction = layout.directionOfContents
    if let start = layout.startOfHeader(before: first, along: Axis(direction)) {
      return collectionView.setContentOffset(
        layout.offset(forVisibleStart: start, proposed: collectionView.contentOffset, along: direction),
        animated: true)
    }
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    collectionView.scrollToItem(at: first, at: [.top, isRightToLeft ? .right : .left], animated: true)
  }
}

extension UICollectionViewLayout {
  fileprivate var directionOfContents: UICollectionView.ScrollDirection {
    let (contents, visible) = (collectionViewContentSize, visibleSize)
    return Double(contents.width) - visible.width > Double(contents.height) - visible.height
      ? .horizontal : .vertical
  }

  /// Returns the start of a section's header. A header pinned over the items counts as directly before them.
  fileprivate func startOfHeader(before first: IndexPath, along axis: Axis) -> Double? {
    guard let item = layoutAttributesForItem(at: first).map({ LayoutRect($0.frame) }) else { return nil }
    let itemStart = axis.along(item.origin)
    let kind = UICollectionView.elementKindSectionHeader
    if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: first), !header.frame.isEmpty {
      let frame = LayoutRect(header.frame)
      return min(axis.along(frame.origin), itemStart - axis.extent(of: frame.size))
    }
    // Sections of compositional layouts have headers of any kind.
    let before = axis.rect(
      along: itemStart - axis.extent(of: visibleSize), across: axis.across(item.origin),
      extent: axis.extent(of: visibleSize), breadth: axis.breadth(of: item.size))
    return (layoutAttributesForElements(in: CGRect(before)) ?? [])
      .filter { $0.representedElementCategory == .supplementaryView && $0.indexPath == first }
      .map { axis.range(of: LayoutRect($0.frame)) }
      .filter { $0.upperBound <= itemStart }
      .map(\.lowerBound).min()
  }
}
#endif
