import CollectionView
import Foundation

extension World {
  func performByHand(_ operation: Operation) {
    switch operation {
    case .down(let finger, let x, let y): fingers[finger].down(at: point(x, y))
    case .drag(let finger, let x, let y, let duration):
      fingers[finger].move(to: point(x, y), duration: duration)
    case .lift(let finger): fingers[finger].lift()
    case .flick(let x, let y, let toX, let toY):
      liftFirst()
      fingers[0].drag(from: point(x, y), to: point(toX, toY), duration: 0.08)
    case .tap(let x, let y):
      liftFirst()
      fingers[0].tap(at: point(x, y))
    case .pinch(let x, let y, let factor, let angle, let duration):
      pinch(about: point(x, y), factor, angle, duration)
    case .tapItem, .tapAccessory, .swipeRow, .beginPress, .pressItem: touchItem(operation)
    default: for finger in fingers { finger.cancel() }
    }
  }

  private func liftFirst() { fingers[0].cancel() }

  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) * window.bounds.width, y: CGFloat(y) * window.bounds.height)
  }

  private func pinch(about center: CGPoint, _ factor: Double, _ angle: Double, _ duration: Double) {
    for finger in fingers { finger.cancel() }
    func fingerPoint(_ side: CGFloat, _ part: Double) -> CGPoint {
      let distance = CGFloat(60 * (1 + (factor - 1) * part)) * side
      return CGPoint(
        x: center.x + distance * CGFloat(cos(angle * part)),
        y: center.y + distance * CGFloat(sin(angle * part)))
    }
    fingers[0].down(at: fingerPoint(-1, 0))
    fingers[1].down(at: fingerPoint(1, 0))
    let steps = max(1, Int(duration * 60))
    for step in 1...steps {
      FrameClock.main.advance(by: duration / Double(steps))
      let part = Double(step) / Double(steps)
      fingers[0].move(to: fingerPoint(-1, part))
      fingers[1].move(to: fingerPoint(1, part))
    }
    for finger in fingers { finger.lift() }
  }

  private func touchItem(_ operation: Operation) {
    liftFirst()
    switch operation {
    case .tapItem(let section, let item):
      if let frame = frameInSight(section, item) { fingers[0].tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    case .tapAccessory(let section, let item, let isLeading):
      guard let frame = frameInSight(section, item) else { return }
      let isAtLeft = isLeading != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      fingers[0].tap(at: CGPoint(x: isAtLeft ? frame.minX + 24 : frame.maxX - 24, y: frame.midY))
    case .swipeRow(let section, let item, let part, let duration):
      guard let frame = frameInSight(section, item) else { return }
      let start = CGPoint(x: frame.midX, y: frame.midY)
      fingers[0].drag(
        from: start, to: CGPoint(x: start.x + frame.width * CGFloat(part), y: start.y), duration: duration)
    case .pressItem(let section, let item, let x, let y, let duration):
      beginPress(section, item)
      fingers[0].move(to: point(x, y), duration: duration)
      fingers[0].lift()
    case .beginPress(let section, let item): beginPress(section, item)
    default: break
    }
  }

  /// Holds a finger down until a long press is recognized, and leaves it down.
  private func beginPress(_ section: Int, _ item: Int) {
    guard let frame = frameInSight(section, item) else { return }
    fingers[0].down(at: CGPoint(x: frame.midX, y: frame.midY))
    FrameClock.main.run(for: 0.6)
  }

  /// Returns the frame in the window of a cell whose center is visible.
  private func frameInSight(_ section: Int, _ item: Int) -> CGRect? {
    let cells = view.visibleCells.filter {
      window.bounds.contains($0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil))
    }
    guard !cells.isEmpty else { return nil }
    let cell = cells[(section * 7 + item) % cells.count]
    return cell.convert(cell.bounds, to: nil)
  }

  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let number = shownNumber(at: path) else {
      complain("swipe: \(path) doesn't exist")
      return nil
    }
    // Every fourth row has no actions. The leading edge only has "Mark".
    if number.isMultiple(of: 4) { return nil }
    let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, finish in finish(true) }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, finish in
      remove(number)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: isLeading ? [mark] : [delete, mark])
  }

  /// Tracks movements by the controller's own long press.
  func followMovement() {
    let presses = view.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer } ?? []
    guard let press = presses.first else { return complain("movement: the controller has no gesture") }
    press.addAction { [unowned self] press in
      switch press.state {
      case .began:
        isMoving = true
        if let path = view.indexPathForItem(at: press.location(in: view)) { checkMayMove(path) }
      case .changed: break
      default: isMoving = false
      }
    }
  }

  /// Attaches a long press that moves items, as apps do.
  func attachMovement() {
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self] press in
      switch press.state {
      case .began:
        guard !isMoving, transition == nil, let path = view.indexPathForItem(at: press.location(in: view))
        else { return }
        isMoving = view.beginInteractiveMovementForItem(at: path)
        if isMoving { checkMayMove(path) }
      case .changed: if isMoving { view.updateInteractiveMovementTargetPosition(press.location(in: view)) }
      case .ended: endMovement(isCancelled: false)
      default: endMovement(isCancelled: true)
      }
    }
    view.addGestureRecognizer(press)
  }
}
