import Foundation

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard interactiveMovement == nil, canMoveItem(at: indexPath) else { return false }
    layoutIfNeeded()
    guard let element = visible[ElementKey(.cell, nil, indexPath)] else { return false }
    interactiveMovement = InteractiveMovement(of: indexPath, at: shownCenter(of: element))
    showMovement(animated: true)
    return true
  }

  func canMoveItem(at indexPath: IndexPath) -> Bool {
    counts.contains(indexPath) && dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }

  func moveMovement(to position: CGPoint) {
    guard position.isFinite else {
      return UIKitException.raise(
        .invalidArgument,
        "updateInteractiveMovementTargetPosition(_:) must be given a finite point, not \(position.message).")
    }
    guard let movement = interactiveMovement else { return }
    if updates.areViewsExchanged { return updates.wait { self.moveMovement(to: position) } }
    interactiveMovement?.follow(to: position)
    showMovement(animated: !movement.hasReachedFinger)
    // The layout pass or the delegate may have ended the movement.
    guard isMoving(movement) else { return }
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: reader.inLayout(position))
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    guard isMoving(movement) else { return }
    scrollAtEdges()
    guard target != movement.current, let map = mapOfMove(from: movement.current, to: target) else { return }
    interactiveMovement?.setCurrent(target)
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: reader.inLayout(position),
      previousIndexPaths: [movement.current], previousPosition: reader.inLayout(movement.position))
    follow(map, counts: DataSourceCounts(items: map.newCounts), context)
  }

  private func isMoving(_ movement: InteractiveMovement) -> Bool {
    interactiveMovement?.original == movement.original && interactiveMovement?.current == movement.current
  }

  func endMovement(isCancelled: Bool) {
    guard let movement = interactiveMovement else { return }
    if updates.areViewsExchanged { return updates.wait { self.endMovement(isCancelled: isCancelled) } }
    // This comes first, because the notified data source may begin an update.
    interactiveMovement = nil
    strips.view(at: movement.position)?.snap()
    var final = isCancelled ? movement.original : movement.current
    if final != movement.original {
      ignoresItemMoves = false
      let target = final
      func tell() { dataSource?.collectionView(self, moveItemAt: movement.original, to: target) }
      if let snapshotSource {
        snapshotSource.itemMoves(from: movement.original, to: target, tell: tell)
      } else {
        tell()
      }
      if ignoresItemMoves { final = movement.original }
    }
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [movement.original], movementCancelled: isCancelled)
    if final == movement.original {
      // The data source hasn't moved the item. Keep the known counts, because the data source may contain
      // other changes that it hasn't reported.
      guard let map = mapOfMove(from: movement.current, to: final) else { return }
      return follow(map, counts: DataSourceCounts(items: map.newCounts), context)
    }
    let new = askForCounts()
    do {
      follow(try UpdateMap(UpdateOperations(), from: counts.items, to: new.items), counts: new, context)
    } catch {
      UIKitException.raise(error.reason(in: self))
      reloadData()
    }
  }

  /// The moving item, with attributes for the finger's position.
  var movingElement: LayoutAnswer? {
    guard let interactiveMovement else { return nil }
    return reader.attributesForMovingItem(interactiveMovement).map {
      LayoutAnswer($0, for: ElementKey(.cell, nil, interactiveMovement.current))
    }
  }

  // MARK: Geometry

  /// Returns the data source's path, which differs during interactive movement.
  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    interactiveMovement?.dataSourcePath(for: shown) ?? shown
  }

  func dataSourcePath(of key: ElementKey) -> IndexPath {
    guard let interactiveMovement, key.goesWithItem(currentLayout.attachedKinds) else { return key.indexPath }
    return interactiveMovement.dataSourcePath(for: key.indexPath)
  }

  func shownPath(for dataSourcePath: IndexPath) -> IndexPath {
    interactiveMovement?.shownPath(for: dataSourcePath) ?? dataSourcePath
  }

  /// Returns `nil` if the target path doesn't exist.
  private func mapOfMove(from source: IndexPath, to target: IndexPath) -> UpdateMap? {
    var new = counts.items
    guard target.count == 2, new.indices.contains(target.section) else { return nil }
    new[source.section] -= 1
    new[target.section] += 1
    var operations = UpdateOperations()
    if source != target { operations.movedItems = [.init(from: source, to: target)] }
    return try? UpdateMap(operations, from: counts.items, to: new)
  }

  private func follow(
    _ map: UpdateMap, counts new: DataSourceCounts, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    // A batch requested by the layout or by scrolling waits until the views are in place.
    updates.deferNext()
    let before = UpdateSnapshot(of: self, surroundings: surroundings())
    forgetMovement()
    itemsMove(through: map)
    currentLayout.invalidate(with: context)
    data.setCounts(new)
    prepareLayout()
    transition(from: before, through: map, updateItems: nil) { _ in }
  }

  private func showMovement(animated: Bool) {
    setNeedsLayout()
    guard animated else { return layoutIfNeeded() }
    UIView.animate(withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Scrolling

  private func scrollAtEdges() {
    guard let movement = interactiveMovement else { return }
    guard scrolling(around: movement.position).contains(where: { $0.speed != .zero }) else {
      interactiveMovement?.leaveEdge()
      return
    }
    interactiveMovement?.reachEdge(observeFrames())
  }

  private func observeFrames() -> FrameObserver {
    var last = frameClock.time
    return frameClock.observeFrames { [reference] time in
      reference.collectionView?.scrollMovement(for: time - last)
      last = time
    }
  }

  private func scrollMovement(for duration: TimeInterval) {
    guard let movement = interactiveMovement else { return }
    var position = movement.position
    var hasScrolled = false
    for (view, speed) in scrolling(around: position) where speed != .zero {
      let old = view.contentOffset
      view.contentOffset = view.clamped(
        CGPoint(x: old.x + speed.dx * duration, y: old.y + speed.dy * duration))
      let (dx, dy) = (view.contentOffset.x - old.x, view.contentOffset.y - old.y)
      hasScrolled = hasScrolled || dx != 0 || dy != 0
      // The finger keeps its screen position.
      if view === self { position = CGPoint(x: position.x + dx, y: position.y + dy) }
    }
    if hasScrolled { moveMovement(to: position) }
  }

  /// Returns the collection view and the orthogonal section at the position, if any.
  private func scrolling(around position: CGPoint) -> [(view: UIScrollView, speed: CGVector)] {
    let inside = bounds.inset(by: adjustedContentInset)
    var found: [(UIScrollView, CGVector)] = [(self, edgeSpeed(at: position, in: inside, of: self))]
    if let strip = strips.view(at: position) {
      found.append((strip, edgeSpeed(at: position, in: strip.frame, of: strip)))
    }
    return found
  }

  /// The width of the scrolling edges, in points, and the maximum speed, in points per second.
  private static let edge: (width: CGFloat, speed: CGFloat) = (50, 600)

  /// Returns the scroll speed, in points per second. It increases toward the edge and beyond.
  private func edgeSpeed(
    at position: CGPoint, in view: CGRect, of scrollView: UIScrollView
  ) -> CGVector {
    func speed(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let width = min(Self.edge.width, (high - low) / 4)
      guard width > 0 else { return 0 }
      let depth = min(0, position - low - width) + max(0, position - high + width)
      return min(1, max(-1, depth / width)) * Self.edge.speed
    }
    let (offset, range) = (scrollView.contentOffset, scrollView.offsetRange)
    func blocked(_ speed: CGFloat, _ offset: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      speed < 0 && offset <= range.lowerBound || speed > 0 && offset >= range.upperBound ? 0 : speed
    }
    return CGVector(
      dx: blocked(speed(position.x, view.minX, view.maxX), offset.x, range.x),
      dy: blocked(speed(position.y, view.minY, view.maxY), offset.y, range.y))
  }
}
