import CollectionLayouts
import CollectionView

extension World {
  func perform(_ operation: Operation) {
    if !operation.isContinuous(in: circumstance, of: self) { mayLeap = true }
    if showsMovement || operation.mayDropItem { isDropping = true }
    depth += 1
    carryOut(operation)
    depth -= 1
    if depth == 0 { look(after: 0, isLaidOut: operation == .layOut) }
  }

  private func carryOut(_ operation: Operation) {
    switch operation {
    case .insertItems(let section, let item, let count): insertItems(section, item, count)
    case .deleteItems(let section, let item, let count): deleteItems(section, item, count)
    case .moveItem(let section, let item, let toSection, let toItem):
      moveItem(section, item, toSection, toItem)
    case .reloadItems(let section, let item, let count): reloadItems(section, item, count)
    case .reconfigureItem(let section, let item): reconfigureItem(section, item)
    case .insertSection(let section, let count): insertSection(section, count)
    case .deleteSection(let section): deleteSection(section)
    case .moveSection(let section, let target): moveSection(section, target)
    case .reloadSection(let section): reloadSection(section)
    case .mixedBatch(let seed): mixedBatch(seed: seed)
    case .mixedSections(let seed): mixedSections(seed: seed)
    case .resizeItem(let section, let item): resizeItem(section, item)
    case .stretchItems(let section, let item, let count, let stretching):
      stretchItems(section, item, count, by: stretching)
    case .replaceSection(let section, let count): replaceSection(section, with: count)
    case .restyleSection(let section): restyleSection(section)
    case .reloadData: reloadData()
    case .reconnect: reconnect()
    case .twoBatches(let seed):
      mixedBatch(seed: seed)
      mixedBatch(seed: seed &+ 1)
    case .outline, .toggleRow, .growRow, .pruneRow: performOnOutline(operation)
    case .set, .setLayout, .startTransition, .progress, .endTransition, .leaveTransition, .invalidateLayout,
      .invalidatePart, .boundaries, .goTo, .restoreAnchor, .turn, .spread, .dismissCard, .undoDismissal:
      performOnLayout(operation)
    case .down, .drag, .lift, .cancelTouches, .flick, .tap, .pinch, .tapItem, .tapAccessory, .swipeRow,
      .beginPress, .pressItem:
      performByHand(operation)
    case .select, .selectAndScroll, .selectNothing, .deselect, .multipleSelection, .editing, .beginMovement,
      .updateMovement, .endMovement:
      performOnItems(operation)
    case .layOut: view.layoutIfNeeded()
    case .frames(let count, let duration): for _ in 0..<count { advance(by: duration) }
    case .rest: rest()
    case .together(let circumstance, let operations): perform(operations, in: circumstance)
    default: performOnView(operation)
    }
  }

  private func perform(_ operations: [Operation], in circumstance: Operation.Circumstance) {
    let all = { [unowned self] in
      within(circumstance) { for operation in operations { perform(operation) } }
    }
    switch circumstance {
    case .animation:
      let completion = completion()
      UIView.animate(withDuration: 0.25) {
        all()
        self.view.layoutIfNeeded()
      } completion: { _ in
        completion()
      }
    case .animator:
      let completion = completion()
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.25, delay: 0) {
        all()
        self.view.layoutIfNeeded()
      } completion: { _ in
        completion()
      }
    case .noAnimation: UIView.performWithoutAnimation(all)
    case .batch:
      if diffable == nil { change({}, telling: all) } else { changing { view.performBatchUpdates(all) } }
    case .scrolling, .completion, .display, .disappearance, .selection, .highlight, .scrollEnd, .prefetch,
      .reorder:
      waiting[circumstance, default: []].append(operations)
    }
  }

  private func performOnItems(_ operation: Operation) {
    switch operation {
    case .select(let section, let item, let animated): select(shownPath(section, item), [], animated)
    case .selectAndScroll(let section, let item, let position, let animated):
      select(shownPath(section, item), Self.position(position), animated)
    case .selectNothing: select(nil, [], false)
    case .deselect(let section, let item):
      guard let path = shownPath(section, item), let number = numberInMovement(at: path) else { return }
      view.deselectItem(at: path, animated: false)
      selected.remove(number)
    case .multipleSelection(let isOn): change(.selectsSeveral, to: isOn ? 1 : 0)
    case .editing(let isOn): change(.edits, to: isOn ? 1 : 0)
    case .beginMovement(let section, let item):
      guard !isMoving, transition == nil, let path = shownPath(section, item) else { return }
      isMoving = view.beginInteractiveMovementForItem(at: path)
      if isMoving { checkMayMove(path) }
    case .updateMovement(let x, let y):
      guard isMoving else { return }
      view.updateInteractiveMovementTargetPosition(window.convert(point(x, y), to: view))
    case .endMovement(let cancelled): endMovement(isCancelled: cancelled)
    default: break
    }
  }

  func endMovement(isCancelled: Bool) {
    guard isMoving else { return }
    isMoving = false
    if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
  }

  private func select(_ path: IndexPath?, _ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    let severalAllowed =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    let number = path.flatMap(numberInMovement)
    if path != nil, number == nil { return }
    // Update the model first: scrolling can trigger data changes.
    if let number {
      if view.allowsSelection { selected = severalAllowed ? selected.union([number]) : [number] }
    } else {
      selected = []
    }
    view.selectItem(at: path, animated: animated, scrollPosition: position)
  }

  /// Returns the number shown at a path. During an interactive movement, the number differs from the arrays,
  /// and is `nil` for paths out of sight.
  private func numberInMovement(at path: IndexPath) -> Int? {
    guard showsMovement else { return number(at: path) }
    let number = numberOfCell(at: path)
    return view.cellForItem(at: path) == nil ? nil : number
  }

  static func position(_ index: Int) -> UICollectionView.ScrollPosition {
    let positions: [UICollectionView.ScrollPosition] = [
      [], .top, .bottom, .left, .right, .centeredVertically, .centeredHorizontally, [.top, .left],
      [.bottom, .right], [.centeredVertically, .centeredHorizontally],
    ]
    return positions[index % positions.count]
  }

  /// Lifts all fingers, ends everything in progress, and waits until nothing moves.
  private func rest() {
    waiting = [:]
    let isTouched = fingers.contains { $0.location != nil } || isMoving || transition != nil
    if isTouched || !isInSight { mayLeap = true }
    for finger in fingers { finger.lift() }
    endMovement(isCancelled: false)
    endTransition(finished: true)
    window.isHidden = false
    if view.superview == nil { controller.view.addSubview(view) }
    run(while: !FrameClock.main.isIdle, limit: 20)
    for _ in 0..<6 { advance(by: 1 / 60) }
    view.layoutIfNeeded()
    run(while: !FrameClock.main.isIdle, limit: 20)
  }
}
