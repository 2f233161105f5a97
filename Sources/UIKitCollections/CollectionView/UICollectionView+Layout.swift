import Foundation

extension UICollectionView {
  /// The counts. The data source is asked if they are not known.
  var counts: DataSourceCounts {
    if let counts = data.counts { return counts }
    making.checksCounts = false
    return askForCounts { data.setCounts($0) }
  }

  /// Prepares the layout, then asks for counts and content size, once per invalidation. A new content size may
  /// move the bounds, for which the layout may invalidate itself again. Returns whether the layout stopped invalidating itself.
  ///
  /// Called from within `prepare()`, it does nothing: the layout answers with what it has so far.
  @discardableResult
  func prepareLayoutIfNeeded() -> Bool {
    guard !pass.isPreparing else { return true }
    if !pass.hasRun, pass.announcesData { invalidateForReload() }
    var followsInsets = safeAreaInsets != .zero
    for _ in 0..<Self.maximumPasses {
      if pass.isPrepared { return true }
      preservingScrollTarget {
        // A layout that moves its contents asks for their size in `prepare()` already.
        let insets = insetWithSafeArea
        prepareOnce()
        guard pass.isPrepared else { return }
        _ = counts
        updateContentSize()
        // Contents of another size may have more or less room within the safe area. Once: there may be no size that fits.
        guard followsInsets, insetWithSafeArea != insets else { return }
        followsInsets = false
        // Not everything: what views have said of their sizes is still true.
        currentLayout.invalidate(with: currentLayout.makeInvalidationContext())
      }
    }
    if pass.isPrepared { return true }
    _ = counts
    updateContentSize()
    return giveUp()
  }

  /// Calls `prepare()` with counts that are known, again for as long as the layout invalidates itself in it.
  func prepareLayout() {
    for _ in 0..<Self.maximumPasses {
      prepareOnce()
      if pass.isPrepared { return }
    }
    giveUp()
  }

  /// Nobody else says that the safe area is there again, if it is the one from before.
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

  /// After this many passes without an end, UIKit gives up, too.
  static let maximumPasses = 100

  @discardableResult
  private func giveUp() -> Bool {
    raiseStuck()
    pass.acceptAsPrepared()
    return false
  }

  /// Raises the exception for code that starts the same work again each time it is done.
  func raiseStuck() {
    UIKitException.raise(
      "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, including "
        + "self-sizing views whose preferred attributes are not returning a consistent size. Layout: \(currentLayout)."
    )
  }

  /// Some layouts know their content size only after they were asked for elements far behind. Returns whether
  /// the size changed.
  @discardableResult
  func updateContentSize() -> Bool {
    let hasData = dataSource != nil
    // Without a data source, the size is zero, plus the adjustments of contexts.
    guard hasData || data.sizesContents else { return false }
    data.sizesContents = hasData
    let size = hasData ? reader.contentSize : .zero
    let (old, offset) = (contentSize, contentOffset)
    guard size != old else { return false }
    let range = offsetRange
    contentSize = size
    // Mirrored contents grow to the left. What lies at the leading edge, the right one, stays there. Shorter ones may have moved
    // the offset along already, because it was behind their end.
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

  /// Contents narrower than the view are mirrored within the view, between its content insets.
  func mirroringWidth(of contentSize: CGSize) -> CGFloat {
    max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// Brings elements, prefetching and background view up to date in a layout pass of the view.
  func layOutElements() {
    guard !pass.isPreparing else { return pass.elementsWait() }
    // The pass that exchanges views goes on.
    guard !updates.areViewsExchanged else { return }
    if departures.positionsAreStale { restorePositions() }
    making.checksCounts = true
    bringElementsUpToDate()
    making.checksCounts = false
    if !updates.isDataAhead, pass.isPrepared {
      let shown = bounds
      prefetch()
      // The layout may have moved its contents when it was asked, and the app may have scrolled when it was told.
      if !pass.isPrepared || bounds != shown { bringElementsUpToDate() }
    }
    checkDequeuedViews()
    swipes?.restorePulledRow()
    backgroundView?.frame = bounds
    // Views that came and went have marked this view again, but it is up to date.
    needsLayout = false
    makeWaitingChanges()
  }

  func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -.greatestFiniteMagnitude
  }

  /// Brings the views on screen in line with the layout.
  func updateVisibleElements() {
    guard !updates.areViewsExchanged, !pass.isPreparing else { return }
    updates.exchangeBegins()
    defer { updates.exchangeEnds() }
    // Applying attributes may change preferred sizes, which may change the layout. Repeats until nothing
    // changes, up to a limit.
    let wasDataAhead = updates.isDataAhead
    for _ in 0..<Self.maximumPasses {
      // Who was told of a cell has changed the data and the layout. They come together: by its present paths, the layout would ask for
      // other items.
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
      // A stale answer would count as a new one.
      if isStable, !pass.isPrepared { continue }
      if queryLayout() { updateContentSize() }
      if pass.needsListContexts { updateListContexts() }
      let shown = bounds
      if !isStable || pass.isPrepared, pass.answers(question) { showQueriedElements() }
      // Who is told of a cell may scroll.
      if !isStable || pass.isPrepared && pass.answers(question) && bounds == shown {
        // What the next turn measures moves items, too.
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

  /// Returns to the offset that estimates had moved, as far as the measured contents reach. Returns `true` if the offset has changed.
  private func regainOffset() -> Bool {
    let distance = lostOffset.regained(in: contentSize)
    lostOffset = LostOffset()
    guard distance != .zero else { return false }
    let offset = allowed(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }

  /// The bounds and, while a movement animates the offset, the bounds that are shown. Only the bounds if the two are more than two lengths of
  /// the view apart.
  var coveredBounds: CGRect {
    guard movement == nil, departures.latestMovement != nil, let shown = layer.presentation()?.bounds else {
      return bounds
    }
    let covered = bounds.union(shown)
    let isNear = covered.width <= bounds.width * 3 && covered.height <= bounds.height * 3
    return isNear ? covered : bounds
  }

  /// What the layout is asked for: the bounds, rounded out to whole pages of their own size.
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

  /// Asks for the answers that are missing. Returns whether any were.
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

  /// Answers must not change between passes unless the layout was invalidated.
  func lookForChanges() {
    guard !pass.isFresh, !pass.mayHaveChanged else { return }
    inspection.lookForChanges(in: pass.answers, of: currentLayout)
  }

  /// A decoration view that the layout lists for a rectangle must also exist by its path.
  private func answerAgain(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    let answer = reader.attributes(for: key)
    if answer == nil, key.category == .decorationView, let kind = key.kind,
      pass.index(of: key) != nil
    {
      // UIKit's message has these words twice.
      UIKitException.raise(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKindOfKind: \(kind) at "
          + "path \(key.indexPath)")
    }
    return answer
  }

  /// Asks the current layout in the collection view's coordinates.
  var reader: LayoutReader { LayoutReader(currentLayout, in: self) }
}
