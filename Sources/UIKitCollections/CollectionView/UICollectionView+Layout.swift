import Foundation

extension UICollectionView {
  var counts: DataSourceCounts {
    if let counts = data.counts { return counts }
    making.checksCounts = false
    return askForCounts { data.setCounts($0) }
  }

  /// Prepares the layout, then queries counts and content size. Returns `true` if the layout stopped
  /// invalidating itself.
  ///
  /// A new content size may move the bounds, and invalidate the layout again. During `prepare()`, the method
  /// has no effect.
  @discardableResult
  func prepareLayoutIfNeeded() -> Bool {
    guard !pass.isPreparing else { return true }
    if !pass.hasRun, pass.announcesData { invalidateForReload() }
    var followsInsets = safeAreaInsets != .zero
    for _ in 0..<Self.maximumPasses {
      if pass.isPrepared { return true }
      preservingScrollTarget {
        // A layout that moves its contents already queries their size in `prepare()`.
        let insets = insetWithSafeArea
        prepareOnce()
        guard pass.isPrepared else { return }
        _ = counts
        updateContentSize()
        // With another size, contents may have more or less room within the safe area. This runs only once,
        // because there may be no size that fits.
        guard followsInsets, insetWithSafeArea != insets else { return }
        followsInsets = false
        // A partial invalidation is enough, because the views' measured sizes are still valid.
        currentLayout.invalidate(with: currentLayout.makeInvalidationContext())
      }
    }
    if pass.isPrepared { return true }
    _ = counts
    updateContentSize()
    return giveUp()
  }

  func prepareLayout() {
    for _ in 0..<Self.maximumPasses {
      prepareOnce()
      if pass.isPrepared { return }
    }
    giveUp()
  }

  /// Invalidates a layout prepared without the safe area, because an unchanged safe area sends no
  /// notification.
  func updateSafeAreaOfWindow() {
    guard window != nil, pass.windowIsThere() else { return }
    if safeAreaInsets != .zero { currentLayout.invalidateLayout() }
  }

  private func prepareOnce() {
    pass.layoutWillBePrepared(inWindow: window != nil)
    layoutActivity.preparations += 1
    measured(\.preparationSeconds, "prepare()", of: currentLayout) { currentLayout.prepare() }
    if pass.layoutWasPrepared(hasRows: hasRows) { setNeedsLayout() }
  }

  /// The maximum number of passes, as in UIKit.
  static let maximumPasses = 100

  @discardableResult
  private func giveUp() -> Bool {
    raiseStuck()
    pass.acceptAsPrepared()
    return false
  }

  func raiseStuck() {
    UIKitException.raise(
      "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, including "
        + "self-sizing views whose preferred attributes are not returning a consistent size. Layout: \(currentLayout)."
    )
  }

  /// Returns `true` if the content size has changed. Some layouts compute their final size only after queries
  /// for distant elements.
  @discardableResult
  func updateContentSize() -> Bool {
    let hasData = dataSource != nil
    // The size without a data source is zero, plus the adjustments of contexts.
    guard hasData || data.sizesContents else { return false }
    data.sizesContents = hasData
    let size = hasData ? reader.contentSize : .zero
    let (old, offset) = (contentSize, contentOffset)
    guard size != old else { return false }
    let range = offsetRange
    contentSize = size
    // Mirrored contents grow to the left from their leading edge. Shorter contents may already have moved the
    // offset.
    guard reader.isMirrored else {
      lostOffset.note(offset, clampedTo: contentOffset, in: size)
      return true
    }
    let shift = mirroringWidth(of: size) - mirroringWidth(of: old)
    if shift != 0 {
      pass.mirroredWidthDidChange()
      let followed = offsetRange.following(offset, in: range, movedBy: CGVector(dx: shift, dy: 0))
      let x = preservesOffset ? offset.x + shift : followed.x
      contentOffset = allowed(CGPoint(x: x, y: contentOffset.y))
    }
    return true
  }

  /// Returns the width for mirroring the contents. Contents narrower than the view are mirrored between its
  /// content insets.
  func mirroringWidth(of contentSize: CGSize) -> CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  func layOutElements() {
    guard !pass.isPreparing else { return pass.elementsWait() }
    // The outer pass, which is exchanging views, shows the changes.
    guard !updates.areViewsExchanged else { return }
    if departures.positionsAreStale { restorePositions() }
    making.checksCounts = true
    bringElementsUpToDate()
    making.checksCounts = false
    if !updates.isDataAhead, pass.isPrepared {
      let shown = bounds
      prefetch()
      // The layout may have moved its contents during the query, and the app may have scrolled in a call of
      // the prefetch data source.
      if !pass.isPrepared || bounds != shown { bringElementsUpToDate() }
    }
    checkDequeuedViews()
    swipes?.restorePulledRow()
    backgroundView?.frame = bounds
    // Arriving and leaving views have marked this view as needing layout, but it's up to date.
    needsLayout = false
    makeWaitingChanges()
  }

  func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -.greatestFiniteMagnitude
  }

  func updateVisibleElements() {
    guard !updates.areViewsExchanged, !pass.isPreparing else { return }
    updates.exchangeBegins()
    defer { updates.exchangeEnds() }
    // Applying attributes may change preferred sizes, which may change the layout.
    let wasDataAhead = updates.isDataAhead
    for _ in 0..<Self.maximumPasses {
      // A delegate call for a cell has changed the data and the layout. The changes must be applied together,
      // because the layout's current paths would refer to other items.
      if !wasDataAhead, updates.isDataAhead, !data.needsReload, !pass.isPrepared { return }
      let isStable = prepareLayoutIfNeeded()
      if data.needsReload {
        data.viewsWereRemoved()
        strips.forgetGoals()
        recycleAll()
      }
      if movement?.asksForOffset == true {
        movement?.asksForOffset = false
        contentOffset = reader.targetOffset(forProposed: contentOffset)
      }
      restoreItemAnchor()
      followStripGoals()
      followScrollGoal()
      // Otherwise, the pass would store the answers of an invalid layout as current ones.
      if isStable, !pass.isPrepared { continue }
      if queryLayout() { updateContentSize() }
      if pass.needsListContexts { updateListContexts() }
      let shown = bounds
      if !isStable || pass.isPrepared, pass.answers(question) { showQueriedElements() }
      // Code called while cells are exchanged may scroll.
      if !isStable || pass.isPrepared && pass.answers(question) && bounds == shown {
        // Measurements in the next run loop turn move items, too.
        if making.awaitsMeasurements { return }
        if regainOffset() { continue }
        itemAnchor = nil
        forgetStripGoals()
        forgetScrollGoal()
        return
      }
    }
    itemAnchor = nil
    giveUp()
  }

  /// Restores the part of the content offset that was lost to estimates. Returns `true` if the offset
  /// changed.
  private func regainOffset() -> Bool {
    let distance = lostOffset.regained(in: contentSize)
    lostOffset = LostOffset()
    guard distance != .zero else { return false }
    let offset = allowed(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }

  /// The bounds, extended by the presentation bounds while a movement animates the offset.
  ///
  /// Presentation bounds more than two view lengths away are ignored.
  var coveredBounds: CGRect {
    guard movement == nil, departures.latestMovement != nil, let shown = layer.presentation()?.bounds else {
      return bounds
    }
    let covered = bounds.union(shown)
    let isNear = covered.width <= bounds.width * 3 && covered.height <= bounds.height * 3
    return isNear ? covered : bounds
  }

  var question: LayoutQuestion { question(about: coveredBounds) }

  func question(about view: CGRect) -> LayoutQuestion {
    let reader = reader
    return LayoutQuestion(
      rect: pages(of: view), mirroringWidth: reader.isMirrored ? reader.mirroringWidth : nil)
  }

  private func pages(of view: CGRect) -> CGRect {
    guard view.width > 0, view.height > 0 else { return view }
    func page(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let first = (low / length).rounded(.down) * length
      return (first, (high / length).rounded(.up) * length - first)
    }
    let (x, width) = page(view.minX, view.maxX, bounds.width)
    let (y, height) = page(view.minY, view.maxY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Completes the layout's answers. Returns `true` if any are new.
  @discardableResult
  func queryLayout() -> Bool {
    let question = question
    guard pass.answers(question) else {
      lookForChanges()
      pass.store(reader.elements(in: question.rect), to: question)
      inspection.look(at: pass, of: currentLayout)
      return true
    }
    let stale = pass.staleElements
    guard !stale.isEmpty else { return false }
    pass.replace(stale.map { ($0, answerAgain(for: $0)) })
    return true
  }

  /// Reports answers that have changed without an invalidation.
  func lookForChanges() {
    guard !pass.isFresh, !pass.mayHaveChanged else { return }
    inspection.lookForChanges(in: pass.answers, of: currentLayout)
  }

  /// Queries a single element. A decoration view returned for a rectangle must also exist at its path.
  private func answerAgain(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    let answer = reader.attributes(for: key)
    if answer == nil, key.category == .decorationView, let kind = key.kind,
      pass.index(of: key) != nil
    {
      UIKitException.raise(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKindOfKind: \(kind) at "
          + "path \(key.indexPath)")
    }
    return answer
  }

  var reader: LayoutReader { LayoutReader(currentLayout, in: self) }
}
