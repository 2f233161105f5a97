#if !os(tvOS)
import CollectionView
import LayoutEngine

extension PhotoStackLayout {
  /// Lets a tap open the stack into another layout, and the next one close it again: the gesture of the photo albums.
  /// The photos travel between their frames in both layouts; a tap while they do turns them round.
  ///
  /// Of several stacks, the tapped one opens into its section: the other layout scrolls there. The section that is tapped to
  /// close comes into sight as a stack.
  ///
  /// - Parameters:
  ///   - collectionView: retains the recogniser, which retains both layouts.
  ///   - layout: what the stack opens into. Another layout replaces the one of an earlier call.
  /// - Returns: the recogniser. A view that has it already, for the same layout, gets no other.
  @discardableResult
  public func attachOpening(
    to collectionView: UICollectionView, layout: UICollectionViewLayout
  ) -> UITapGestureRecognizer {
    gestures.attach(to: collectionView, leadingTo: layout) {
      let tap = UITapGestureRecognizer()
      tap.addAction { [self, weak collectionView] tap in
        guard let collectionView else { return }
        openOrClose(at: tap.location(in: collectionView), in: collectionView, with: layout)
      }
      return tap
    }
  }

  /// Removes the recogniser of ``attachOpening(to:layout:)`` from a collection view. What is open stays open. Does nothing where there is
  /// no recogniser.
  public func detachOpening(from collectionView: UICollectionView) {
    _ = gestures.detach(UITapGestureRecognizer.self, from: collectionView)
  }

  /// Lets two fingers open the stack into another layout, part-way and back, and close it again: apart to open, together to
  /// close. The photos follow the fingers: twice the distance opens all the way, half of it closes. Let go beyond the middle,
  /// or fast, they go on to the end, else back.
  ///
  /// It goes together with ``attachOpening(to:layout:)``.
  ///
  /// - Parameters:
  ///   - collectionView: retains the recogniser, which retains both layouts.
  ///   - layout: what the stack opens into. Another layout replaces the one of an earlier call.
  /// - Returns: the recogniser. A view that has it already, for the same layout, gets no other.
  @discardableResult
  public func attachPinch(
    to collectionView: UICollectionView, layout: UICollectionViewLayout
  ) -> UIPinchGestureRecognizer {
    gestures.attach(to: collectionView, leadingTo: layout) {
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [self, weak collectionView] pinch in
        guard let collectionView else { return }
        follow(pinch, in: collectionView, with: layout)
      }
      return pinch
    }
  }

  /// Removes the recogniser of ``attachPinch(to:layout:)`` from a collection view. Photos between the fingers go back to where they
  /// were. Does nothing where there is no recogniser.
  public func detachPinch(from collectionView: UICollectionView) {
    if gestures.detach(UIPinchGestureRecognizer.self, from: collectionView) {
      endPinch(velocity: nil, in: collectionView)
    }
  }

  private func openOrClose(
    at point: CGPoint, in collectionView: UICollectionView, with layout: UICollectionViewLayout
  ) {
    guard !isInTransition(collectionView) else { return }
    if collectionView.collectionViewLayout === layout {
      noteClosing(at: point, in: collectionView)
      collectionView.setCollectionViewLayout(self, animated: true)
    } else {
      let section = stackSection(at: point)
      guard section != nil || piles.shelf == nil else { return }
      collectionView.setCollectionViewLayout(layout, animated: true)
      show(section, in: collectionView)
    }
  }

  private func follow(
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
      opening.transition = collectionView.startInteractiveTransition(to: layout) {
        [weak self, weak collectionView] isCompleted, isFinished in
        if isCompleted, isFinished, let collectionView { self?.show(section, in: collectionView) }
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

  /// - Parameter velocity: by how much the scale changes a second; nil where the pinch was broken off.
  private func endPinch(velocity: CGFloat?, in collectionView: UICollectionView) {
    guard let transition = opening.transition else { return }
    opening.transition = nil
    // Another layout has ended the transition under the fingers.
    guard collectionView.collectionViewLayout === transition else { return }
    let speed = (velocity ?? 0) * (opening.isClosing ? -1 : 1)
    let goesOn = abs(speed) > 1 ? speed > 0 : transition.transitionProgress > 0.5
    if velocity != nil, goesOn {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
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

  /// Scrolls to where a section begins.
  private func show(_ section: Int?, in collectionView: UICollectionView) {
    guard let section, section < collectionView.numberOfSections,
      collectionView.numberOfItems(inSection: section) > 0
    else { return }
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    collectionView.scrollToItem(
      at: IndexPath(item: 0, section: section), at: [.top, isRightToLeft ? .right : .left], animated: true)
  }
}
#endif
