import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard indexPath.count == 2 else {
      return UIKitException.raise(
        "Attempted to scroll the collection view to an item: \(indexPath.wrongIndicesMessage) Collection view: \(self)."
      )
    }
    // The delegate may change the data when the content size changes. A removed item isn't a mistake.
    let wasThere = data.counts?.contains(indexPath) == true
    guard var indexPath = path(of: indexPath, after: { prepareLayoutIfNeeded() }),
      !wasThere || counts.contains(indexPath), checkScrollTarget(indexPath),
      checkScrollPosition(scrollPosition)
    else { return }
    var key = ElementKey(.cell, nil, indexPath)
    guard var frame = frameForScrolling(to: key) else {
      return LayoutWarning.unknownScrollTarget.give(
        about: currentLayout,
        "\(type(of: currentLayout)).layoutAttributesForItem(at:) has no attributes for the "
          + "\(key.name), so scrollToItem(at:at:animated:) cannot scroll to it.")
    }
    // A query for a distant item may change the content size, which moves the item in mirrored contents.
    var hasOtherSize = false
    guard let path = path(of: indexPath, after: { hasOtherSize = updateContentSize() }) else { return }
    if hasOtherSize {
      (indexPath, key) = (path, ElementKey(.cell, nil, path))
      guard counts.contains(path) else { return }
      frame = frameForScrolling(to: key) ?? frame
    }
    if let section = compositional?.strip(of: key), let strip = compositional?.strip(ofSection: section) {
      scroll(strip, ofSection: section, to: indexPath, frame, at: scrollPosition, animated: animated)
      if scrollPosition.isEmpty {
        return scrollRectToVisible(reader.inLayout(CGRect(strip.frame)), animated: animated)
      }
      let across = scrollPosition.subtracting(strip.axis.isVertical ? Self.vertically : Self.horizontally)
      if !across.isEmpty { scroll(to: indexPath, frame, at: across, animated: animated) }
      return
    }
    let least = positionOfLeastScroll(to: frame)
    guard !scrollPosition.isEmpty else {
      return scroll(to: indexPath, as: least, animated: animated) {
        scrollRectToVisible(frame, animated: animated)
      }
    }
    scroll(to: indexPath, frame, at: scrollPosition, animated: animated)
  }

  private func scroll(
    to indexPath: IndexPath, _ frame: CGRect, at position: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, as: position, animated: animated) {
      setContentOffset(offset(showing: frame, at: position), animated: animated)
    }
  }

  /// Scrolls, and follows the item until its cell has measured itself. The delegate may delete the item
  /// meanwhile.
  private func scroll(
    to indexPath: IndexPath, as position: ScrollPosition, animated: Bool, _ scroll: () -> Void
  ) {
    guard let path = path(of: indexPath, after: scroll), counts.contains(path) else { return }
    follow(ScrollGoal(indexPath: path, position: position), animated: animated)
  }

  /// Returns the item's path after an action that may change the data, or `nil` if an update has deleted it.
  private func path(of indexPath: IndexPath, after action: () -> Void) -> IndexPath? {
    followedPaths.append(indexPath)
    action()
    return followedPaths.removeLast()
  }

  /// Returns the item's visible frame when its section is at rest, without changes by the section's handler.
  package final func frameAtRest(ofItemAt indexPath: IndexPath) -> CGRect? {
    prepareLayoutIfNeeded()
    let key = ElementKey(.cell, nil, indexPath)
    guard counts.contains(indexPath), let frame = frameForScrolling(to: key) else { return nil }
    guard let section = compositional?.strip(of: key), let view = strips.views[section] else {
      return shownFrame(frame, of: key)
    }
    let shift = view.shiftAtRest
    return frame.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// Returns the layout's frame, without changes by a section's handler. These changes depend on the scroll
  /// position, so scrolling to the changed frame would never end.
  func frameForScrolling(to key: ElementKey) -> CGRect? {
    guard let compositional else { return reader.answer(for: key)?.frame }
    // The answer for the rectangle includes the handler's changes.
    let isHandled = compositional.handled[key] != nil
    return compositional.withoutHandlers { reader.answer(for: key, isCompared: !isHandled)?.frame }
  }

  // MARK: Scroll goals

  /// Makes a scroll end at the item, even if visible views change their sizes when they measure themselves.
  private func follow(_ goal: ScrollGoal, animated: Bool) {
    scrollGoal = goal
    if !animated {
      // No view is measured unless a layout pass is pending.
      if needsLayout { scrollGoal?.offset = contentOffset } else { scrollGoal = nil }
      return
    }
    follow { [reference] in
      guard let view = reference.collectionView, let goal = view.scrollGoal else { return nil }
      return view.offset(showing: goal)
    }
  }

  func offset(showing goal: ScrollGoal) -> CGPoint? {
    guard counts.contains(goal.indexPath),
      let frame = frameForScrolling(to: ElementKey(.cell, nil, goal.indexPath))
    else { return nil }
    return offset(showing: frame, at: goal.position)
  }

  /// After views have measured themselves, corrects the offset of a scroll that wasn't animated. The layout
  /// must be prepared.
  func followScrollGoal() {
    guard let goal = scrollGoal, let known = goal.offset, goal.hasMeasured else { return }
    scrollGoal?.hasMeasured = false
    let key = ElementKey(.cell, nil, goal.indexPath)
    guard known == contentOffset, let frame = frameForScrolling(to: key), let offset = offset(showing: goal)
    else { return scrollGoal = nil }
    guard max(abs(offset.x - known.x), abs(offset.y - known.y)) > 0.1 else { return }
    scrollGoal?.offset = offset
    contentOffset = offset
    // In a wheel layout, items move with the offset, so following them would never end.
    prepareLayoutIfNeeded()
    if frameForScrolling(to: key) != frame { scrollGoal = nil }
  }

  /// Removes the goal, except that of an animated scroll.
  func forgetScrollGoal() {
    if scrollGoal?.offset != nil { scrollGoal = nil }
  }

  func applyMeasurement(_ context: UICollectionViewLayoutInvalidationContext) {
    pass.viewWillBeMeasured()
    preservingScrollTarget { currentLayout.invalidate(with: context) }
    pass.viewWasMeasured()
    for view in strips.views.values { view.contentsWereMeasured() }
  }

  /// Performs a change and keeps the destination of a scroll.
  ///
  /// While views measure themselves, a layout moves the offset to keep visible items in place. An animated
  /// scroll still goes to its original destination, even if the contents grow before the visible area. An
  /// item shown without animation also stays in place.
  func preservingScrollTarget(_ change: () -> Void) {
    guard pass.hasMeasuredViews else { return change() }
    guard isAnimatingOffset else {
      let isThere = scrollGoal?.offset == contentOffset
      change()
      guard isThere else { return }
      scrollGoal?.offset = contentOffset
      scrollGoal?.hasMeasured = true
      return
    }
    let (offset, width) = (contentOffset, mirroringWidth(of: contentSize))
    change()
    let shift = CGVector(dx: contentOffset.x - offset.x, dy: contentOffset.y - offset.y)
    // Mirrored contents grow to the left, where offsets have their origin.
    let growth = reader.isMirrored ? mirroringWidth(of: contentSize) - width : 0
    contentsWereMeasured(movingShownBy: shift, endBy: CGVector(dx: growth, dy: 0))
  }

  private func positionOfLeastScroll(to frame: CGRect) -> ScrollPosition {
    let view = bounds.inset(by: adjustedContentInset)
    var position: ScrollPosition = []
    if frame.minY < view.minY || frame.maxY > view.maxY {
      position.insert(frame.minY < view.minY || frame.height > view.height ? .top : .bottom)
    }
    if frame.minX < view.minX || frame.maxX > view.maxX {
      position.insert(frame.minX < view.minX || frame.width > view.width ? .left : .right)
    }
    return position
  }

  // MARK: Target offsets

  private func offset(showing frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let view = bounds.inset(by: inset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - view.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - view.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - view.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - view.width - inset.left }
    return clamped(offset)
  }

  private func checkScrollTarget(_ indexPath: IndexPath) -> Bool {
    guard !counts.contains(indexPath) else { return true }
    let sections = counts.items.count
    let what =
      counts.items.indices.contains(indexPath.section)
      ? "item (\(indexPath.item)) when there are only \(counts.items[indexPath.section]) items in section "
        + "\(indexPath.section)"
      : "section (\(indexPath.section)) when there are only \(sections) sections"
    UIKitException.raise(
      "Attempted to scroll the collection view to an out-of-bounds \(what). Collection view: \(self).")
    return false
  }

  private static let vertically: ScrollPosition = [.top, .centeredVertically, .bottom]
  private static let horizontally: ScrollPosition = [.left, .centeredHorizontally, .right]

  private func checkScrollPosition(_ position: ScrollPosition) -> Bool {
    for (name, axis) in [("vertical", Self.vertically), ("horizontal", Self.horizontally)]
    where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      UIKitException.raise(
        .invalidArgument,
        "attempt to use a scroll position with multiple \(name) positioning styles: \(position.rawValue)")
      return false
    }
    return true
  }
}

struct ScrollGoal {
  var indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
  /// The content offset after a scroll without animation, until the visible views have measured themselves.
  /// If the view's offset differs, the view has been scrolled since.
  var offset: CGPoint?
  var hasMeasured = false

  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
