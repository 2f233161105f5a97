import Foundation
import LayoutEngine

// Cells of an orthogonal section are subviews of its scroll view. The layout returns the cells' frames in the
// unscrolled section.

extension UICollectionView {
  /// Returns the superview for an element's view. An item in interactive movement may leave its section.
  private func host(of key: ElementKey) -> UIView {
    isMovingInteractively(key) ? self : compositional?.strip(of: key).map(stripView) ?? self
  }

  private func isMovingInteractively(_ key: ElementKey) -> Bool {
    interactiveMovement?.isMoving(key) ?? false
  }

  func shownFrame(_ frame: CGRect, of key: ElementKey) -> CGRect {
    guard compositional?.strip(of: key) != nil else { return frame }
    let shift = reader.shift(of: key)
    return frame.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  func shownCenter(of element: VisibleElement) -> CGPoint {
    let center = element.attributes.center
    guard !isMovingInteractively(element.key) else { return center }
    let shift = reader.shift(of: element.key)
    return CGPoint(x: center.x + shift.dx, y: center.y + shift.dy)
  }

  // MARK: Scrolling

  func stripDistance(ofSection section: Int) -> Double {
    compositional?.stripDistance(ofSection: section) ?? 0
  }

  func isMovingStrip(ofSection section: Int) -> Bool { strips.views[section]?.isMoving == true }

  func stripDidScroll(_ view: OrthogonalScrollView) {
    guard strips.views[view.section] === view else { return }
    strips.forgetGoal(ofSection: view.section)
    prefetchState.lookAgain()
    compositional?.scrollStrip(ofSection: view.section, to: view.distance)
    setNeedsLayout()
  }

  func moveStrip(ofSection section: Int, by distance: Double) {
    compositional?.setStripDistance(ofSection: section, at: stripDistance(ofSection: section) + distance)
    setNeedsLayout()
  }

  func scroll(
    _ strip: OrthogonalStrip, ofSection section: Int, to indexPath: IndexPath, _ frame: CGRect,
    at position: ScrollPosition, animated: Bool
  ) {
    let position = position.isEmpty ? leastScroll(of: strip, inSection: section, to: frame) : position
    guard let distance = stripDistance(of: strip, showing: frame, at: position) else { return }
    let goal = ScrollGoal(indexPath: indexPath, position: position)
    if let view = strips.views[section] {
      view.scroll(to: distance, animated: animated)
      view.follow(goal)
    } else {
      strips.aim(goal)
      moveStrip(ofSection: section, to: distance)
    }
  }

  func followStripGoals() {
    for (section, goal) in strips.goals {
      guard !isMovingStrip(ofSection: section), let distance = stripDistance(showing: goal) else {
        strips.forgetGoal(ofSection: section)
        continue
      }
      // If items are transformed depending on the scroll distance, rounding may keep the distances from ever
      // being equal.
      if abs(distance - stripDistance(ofSection: section)) > 0.1 {
        moveStrip(ofSection: section, to: distance)
      }
    }
  }

  /// Removes the goals of visible sections, except during an animated scroll, when more cells may appear.
  func forgetStripGoals() {
    if !isAnimatingOffset { strips.forgetGoalsInSight() }
  }

  func stripDistance(showing goal: ScrollGoal) -> Double? {
    let key = ElementKey(.cell, nil, goal.indexPath)
    guard counts.contains(goal.indexPath), let section = compositional?.strip(of: key),
      let strip = compositional?.strip(ofSection: section), let frame = frameForScrolling(to: key)
    else { return nil }
    return stripDistance(of: strip, showing: frame, at: goal.position)
  }

  private func stripDistance(
    of strip: OrthogonalStrip, showing frame: CGRect, at position: ScrollPosition
  ) -> Double? {
    let (low, length, extent) = stripRange(of: frame, in: strip)
    let ends = ends(of: strip)
    if position.contains(ends.start) { return strip.clamped(low) }
    if position.contains(strip.axis.isVertical ? .centeredVertically : .centeredHorizontally) {
      return strip.clamped(low + length / 2 - extent / 2)
    }
    return position.contains(ends.end) ? strip.clamped(low + length - extent) : nil
  }

  /// Returns the end of the strip at which an item appears after the shortest scroll, or an empty set if the
  /// item is visible.
  private func leastScroll(
    of strip: OrthogonalStrip, inSection section: Int, to frame: CGRect
  ) -> ScrollPosition {
    let (low, length, extent) = stripRange(of: frame, in: strip)
    let (ends, distance) = (ends(of: strip), stripDistance(ofSection: section))
    if low < distance || length > extent { return low == distance ? [] : ends.start }
    return low + length > distance + extent ? ends.end : []
  }

  private func stripRange(
    of frame: CGRect, in strip: OrthogonalStrip
  ) -> (low: Double, length: Double, extent: Double) {
    let (axis, item) = (strip.axis, LayoutRect(reader.inLayout(frame)))
    return (
      axis.along(item.origin) - axis.along(strip.frame.origin), axis.extent(of: item.size),
      axis.extent(of: strip.frame.size)
    )
  }

  private func ends(of strip: OrthogonalStrip) -> (start: ScrollPosition, end: ScrollPosition) {
    if strip.axis.isVertical { return (.top, .bottom) }
    return reader.isMirrored ? (.right, .left) : (.left, .right)
  }

  private func moveStrip(ofSection section: Int, to distance: Double) {
    guard distance != stripDistance(ofSection: section) else { return }
    compositional?.scrollStrip(ofSection: section, to: distance)
    setNeedsLayout()
  }

  /// Returns the items that become visible next, along the contents and in each orthogonal section, sorted by
  /// path.
  func itemsAhead(
    _ answers: [LayoutAnswer], in screenful: CGRect
  ) -> [(path: IndexPath, frame: CGRect)] {
    var found: [(path: IndexPath, frame: CGRect)] = []
    for answer in answers {
      let frame = shownFrame(answer.frame, of: answer.key)
      if frame.intersects(screenful) { found.append((answer.key.indexPath, frame)) }
    }
    let reader = reader
    for (section, view) in strips.views {
      compositional?.forEachItem(aheadInSection: section, goesBack: view.goesBack) { item, frame in
        let path = IndexPath(item: item, section: section)
        let layoutFrame = reader.inLayout(CGRect(frame))
        found.append((path, shownFrame(layoutFrame, of: ElementKey(.cell, nil, path))))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  // MARK: Scroll views

  /// Positions the scroll views of visible sections. Scrolling in progress continues.
  ///
  /// - Parameter animated: `true` if scroll views beyond the end of their groups return with an animation.
  func arrangeStrips(animated: Bool = false) {
    guard let layout = compositional else { return }
    let reader = reader
    for section in layout.strips(meeting: LayoutRect(reader.inLayout(bounds))) { _ = stripView(section) }
    for (section, view) in strips.views {
      arrange(view, ofSection: section, reader, animated: animated)
    }
  }

  private func arrange(
    _ view: OrthogonalScrollView, ofSection section: Int, _ reader: LayoutReader, animated: Bool
  ) {
    guard let strip = compositional?.strip(ofSection: section) else { return }
    var distance = stripDistance(ofSection: section)
    let clamped = strip.clamped(distance)
    let returns = !view.isMoving && clamped != distance
    if returns, !animated {
      compositional?.scrollStrip(ofSection: section, to: clamped)
      distance = clamped
    }
    // Mirroring a rectangle is its own inverse.
    view.apply(
      strip, at: reader.inLayout(CGRect(strip.frame)), isMirrored: reader.isMirrored, distance: distance)
    if returns, animated { view.scroll(to: clamped, animated: true) }
  }

  private func stripView(_ section: Int) -> OrthogonalScrollView {
    if let view = strips.views[section] { return view }
    let view = OrthogonalScrollView(section: section, of: self)
    UIView.performWithoutAnimation {
      if let lower = viewBelowStrip(ofSection: section) {
        insertSubview(view, aboveSubview: lower)
      } else {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      }
      strips.add(view)
      arrange(view, ofSection: section, reader, animated: false)
    }
    return view
  }

  /// Scroll views are in the order of their sections, above decoration views and below cells (UIKit,
  /// measured: fact P8).
  private func viewBelowStrip(ofSection section: Int) -> UIView? {
    let lower = strips.views.keys.filter { $0 < section }.max().flatMap { strips.views[$0] }
    return lower ?? visible.elements.last { $0.key.category == .decorationView }?.view
  }

  /// Removes empty scroll views. A section that is still scrolling is at its resting position when it
  /// reappears.
  func removeIdleStrips() {
    guard !strips.isEmpty else { return }
    for (section, view) in strips.views where view.subviews.isEmpty {
      let strip = compositional?.strip(ofSection: section)
      if strip != nil, view.isTracking || view.frame.intersects(bounds) { continue }
      if view.isMoving { compositional?.setStripDistance(ofSection: section, at: view.restingDistance) }
      strips.remove(view)
      view.removeFromSuperview()
    }
    // Removing a view ends its drag, which may scroll the view and access `strips` again.
    for view in strips.removeIdleLeaving() { view.removeFromSuperview() }
  }

  // MARK: Elements

  /// Inserts a view above the views of lower keys. `lower` returns the nearest of these views in a superview.
  func insert(_ view: UICollectionReusableView, for key: ElementKey, above lower: (UIView) -> UIView?) {
    let host = host(of: key)
    let lowest = host === self && backgroundView != nil ? 1 : 0
    var sibling = lower(host)
    if host === self, key.category != .decorationView, !strips.isEmpty {
      let hostIndices = subviews.lazy.indices.filter { self.subviews[$0] is OrthogonalScrollView }
      if let top = hostIndices.last,
        sibling.map({ view in !self.subviews[top...].contains { $0 === view } }) ?? true
      {
        sibling = subviews[top]
      }
    }
    if let sibling {
      host.insertSubview(view, aboveSubview: sibling)
    } else {
      host.insertSubview(view, at: lowest)
    }
  }

  /// Restores the order of views by key after elements have moved past each other.
  func sortViews() {
    let hosts: [UIView] = [self] + strips.views.values.map { $0 as UIView }
    for host in hosts {
      let elements = visible.elements.filter { $0.view.superview === host }
      var index = elements.startIndex
      for view in host.subviews where index < elements.endIndex && view === elements[index].view {
        index += 1
      }
      guard index < elements.endIndex else { continue }
      for category in [UICollectionView.ElementCategory.decorationView, .cell, .supplementaryView] {
        sort(elements.filter { $0.key.category == category }.map(\.view), in: host)
      }
    }
    swipes?.restorePulledRow()
  }

  /// Sorts with as few moves as possible.
  private func sort(_ views: [UIView], in host: UIView) {
    let ids = views.map(ObjectIdentifier.init)
    let sorted = Set(ids)
    let before = host.subviews.filter { sorted.contains(ObjectIdentifier($0)) }
    let changes = IndexChanges(IndexMap(from: before.map(ObjectIdentifier.init), to: ids))
    for move in changes.moves.sorted(by: { $0.to < $1.to }) {
      if move.to > 0 {
        host.insertSubview(views[move.to], aboveSubview: views[move.to - 1])
      } else {
        host.insertSubview(views[0], belowSubview: before[0])
      }
    }
  }

  func removeElementsFromStrips() {
    guard !strips.isEmpty else { return }
    let hosts = strips.removeAll()
    UIView.performWithoutAnimation {
      for host in hosts {
        for case let view as UICollectionReusableView in host.subviews {
          let center = convert(view.center, from: host)
          addSubview(view)
          view.center = center
        }
        host.removeFromSuperview()
      }
    }
  }

  /// `true` if elements may be in an orthogonal section, or still in a former one.
  var mayHaveStrips: Bool { compositional != nil || !strips.isEmpty }

  func bringHome(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let old = view.superview, let host = missedHost(of: view, key) else { return }
    UIView.performWithoutAnimation {
      let center = host.convert(view.center, from: old)
      host.addSubview(view)
      view.center = center
    }
  }

  /// `true` if the view belongs in another superview, because its element is, or was, in an orthogonal
  /// section.
  func isAway(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    !strips.isEmpty && missedHost(of: view, key) != nil
  }

  /// The superview that the view should have, or `nil` if the view already has it.
  private func missedHost(of view: UICollectionReusableView, _ key: ElementKey) -> UIView? {
    guard mayHaveStrips, let old = view.superview, old !== self || compositional?.strip(of: key) != nil
    else { return nil }
    let host = host(of: key)
    return host === old ? nil : host
  }
}
