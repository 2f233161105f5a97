import CollectionLayouts
import CollectionView
import TestSupport

extension World {
  func performOnLayout(_ operation: Operation) {
    switch operation {
    case .set(let setting, let value):
      guard transition == nil, !(view.collectionViewLayout is UICollectionViewTransitionLayout) else {
        return
      }
      guard let record else { return }
      record.set(setting, value)
      // The setting may turn cells into section headers or vice versa, which changes their style.
      if record.kind == .rows { if isMoving { hasCellsOfOtherStyle = true } else { refill() } }
    case .setLayout, .startTransition, .progress, .endTransition, .leaveTransition: changeLayout(operation)
    case .invalidateLayout: view.collectionViewLayout.invalidateLayout()
    case .invalidatePart(let seed): invalidatePart(seed: seed)
    case .boundaries(let value): record?.setBoundaries(value)
    default: performOnOneLayout(operation)
    }
  }

  private func changeLayout(_ operation: Operation) {
    switch operation {
    case .setLayout(let kind, let animated):
      guard canChangeLayout else { return }
      let record = LayoutRecord(kind, for: self)
      addRecord(record)
      let completion = completion()
      view.setCollectionViewLayout(record.layout, animated: animated) { [weak self] _ in
        // A layout change requested during another one is delayed. By then, cells have the style of the
        // earlier layout.
        if let self, self.kind == .rows { refill() }
        completion()
      }
      if self.kind == .rows { refill() }
    case .startTransition(let kind):
      // Row cells have their own style, so they can't pass to another layout.
      guard canChangeLayout, view.window != nil, kind != .rows, self.kind != .rows else { return }
      let record = LayoutRecord(kind, for: self)
      addRecord(record)
      let completion = completion()
      transition = view.startInteractiveTransition(to: record.layout) { _, _ in completion() }
    case .progress(let progress):
      transition?.transitionProgress = progress
      transition?.invalidateLayout()
    case .endTransition(let finished): endTransition(finished: finished)
    case .leaveTransition(let finished): leaveTransition(finished: finished)
    default: break
    }
  }

  func refill() {
    mayLeap = true
    view.reloadData()
    (selected, hasCellsOfOtherStyle) = ([], false)
  }

  private var canChangeLayout: Bool {
    transition == nil && !isMoving && !setup.opens
      && !(view.collectionViewLayout is UICollectionViewTransitionLayout)
  }

  func endTransition(finished: Bool) {
    leaveTransition(finished: finished)
    // The transition is over when the view leaves the transition layout.
    run(while: view.collectionViewLayout is UICollectionViewTransitionLayout, limit: 5)
  }

  private func leaveTransition(finished: Bool) {
    guard let transition else { return }
    self.transition = nil
    guard view.collectionViewLayout === transition else { return }
    if finished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
  }

  func invalidationContext() -> UICollectionViewLayoutInvalidationContext? {
    let type: AnyClass = Swift.type(of: view.collectionViewLayout).invalidationContextClass
    return (type as? UICollectionViewLayoutInvalidationContext.Type).map(_ObjectTwin.make)
  }

  private func invalidatePart(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layout = view.collectionViewLayout
    guard let context = invalidationContext() else { return }
    let paths = (0..<random.int(0...3)).compactMap { _ in path(random.int(0...5), random.int(0...40)) }
    context.invalidateItems(at: paths)
    if random.chance(0.3), let section = section(random.int(0...5)) {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: section)])
    }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = random.chance(0.5)
      flow.invalidateFlowLayoutAttributes = random.chance(0.5)
    }
    if random.chance(0.2), !(layout is UICollectionViewTransitionLayout) {
      let (offset, limits) = (view.contentOffset, offsetLimits)
      context.contentOffsetAdjustment = CGPoint(
        x: limits.minX + limits.width * random.double(0...1) - offset.x,
        y: limits.minY + limits.height * random.double(0...1) - offset.y)
      beyond = nil
    }
    layout.invalidateLayout(with: context)
  }

  private func performOnOneLayout(_ operation: Operation) {
    switch (operation, view.collectionViewLayout) {
    case (.restoreAnchor, is UICollectionViewTransitionLayout): break
    case (.restoreAnchor(let section, let item, let edge, let distance), let layout):
      // If the anchor's item is missing, another one replaces it. The contents don't move on the cross axis.
      layout.restore(
        ScrollAnchor(
          indexPath: IndexPath(item: item, section: section), edge: ScrollAnchor.Edge.allCases[edge],
          distance: CGFloat(distance)))
    case (.goTo(let section, let item, let animated), let layout as any CurrentItemLayout):
      if let path = shownPath(section, item) { layout.setCurrentIndexPath(path, animated: animated) }
    case (.turn(let angle), let layout as CircleLayout):
      layout.rotate(by: CGFloat(angle))
      layout.endRotation(by: CGFloat(angle))
    case (.spread(let factor), let layout as CircleLayout):
      layout.pinch(by: CGFloat(factor))
      layout.endPinch(by: CGFloat(factor))
    case (.dismissCard(let direction), let layout as CardStackLayout):
      let all = CardStackLayout.Direction.allCases
      layout.dismissTop(toward: all[direction % all.count])
    case (.undoDismissal, let layout as CardStackLayout):
      layout.undoDismissal { [unowned self] in insertItems($0.section, $0.item, 1) }
    default: break
    }
  }

  // MARK: Layout gestures

  func attachGestures(of layout: UICollectionViewLayout) {
    switch layout {
    case let circle as CircleLayout: circle.attachGestures(to: view)
    case let cards as CardStackLayout:
      cards.onDismiss = { [unowned self, unowned cards] path in
        // In a looping deck, dismissed cards with odd numbers stay.
        guard let number = number(at: path), !cards.loops || number.isMultiple(of: 2) else { return }
        deleteItems(path.section, path.item, 1)
      }
      cards.attachSwipe(to: view)
    default: break
    }
  }

  func openPile(_ pile: LayoutRecord) {
    guard let layout = pile.layout as? PhotoStackLayout else { return }
    let grid = LayoutRecord(.flow, for: self)
    addRecord(grid)
    layout.attachTap(to: view, opening: grid.layout)
    layout.attachPinch(to: view, opening: grid.layout)
  }
}
