import Foundation

extension UIView {
  // MARK: Layout

  /// Lays out the subviews as the constraints say. Called before ``layoutSubviews()`` for views that have to do
  /// with constraints.
  final func layOutByConstraints() {
    guard let state = constraining else { return }
    state.scrollGuides?.frame.follow(bounds.origin)
    guard let engine = state.engineInside else { return }
    let isMarked = needsLayout
    engine.solve()
    // Solving marks whose subviews move. This view is about to move them.
    needsLayout = isMarked
    lazy var scale = Double(screenScale)
    for guide in state.guides {
      guard let item = guide.constraintItem, item.engine === engine else { continue }
      let frame = item.pixelFrame(scale: scale)
      if frame != guide.solvedFrame { guide.setSolvedFrame(frame) }
    }
    for view in subviews {
      guard let item = view.constraining?.item, item.role == .member, item.engine === engine else { continue }
      view.applySolvedFrame(item.pixelFrame(scale: scale))
    }
  }

  /// Applies a frame that was solved. As UIKit does, it sets bounds and centre: an override of ``frame`` is not called.
  private func applySolvedFrame(_ frame: CGRect) {
    let size = bounds.size
    if size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = ownLayer.anchorPoint
    let solved = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != solved { center = solved }
  }
}

// MARK: Changes

extension UIView {
  final func intrinsicSizeDidChange() {
    if let item = constraining?.item { item.engine?.noteChange(of: item) }
    if let engine = constraining?.engine { engine.noteChange(of: engine.rootItem) }
  }

  /// Constraints that are installed on this view and follow the direction of reading enter the system again.
  final func directionDidChange() {
    for constraint in constraining?.installed ?? [] {
      guard let engine = constraint.engine else { continue }
      engine.remove(constraint)
      engine.add(constraint)
    }
  }
}

// MARK: Updating constraints

extension UIView {
  /// Views that wait for their constraints to be updated.
  private static var awaiting: [ViewReference] = []

  final func askForConstraints() {
    let state = ownConstraining
    if !state.needsUpdate || !Self.awaiting.contains(where: { $0.view === self }) {
      Self.awaiting.append(reference)
    }
    state.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before a layout of the view and its subviews.
  final func prepareConstraints() {
    updateConstraintsInside()
    if let engine = constraining?.engineInside, engine.isDirty { engine.solve() }
  }

  /// Updates the constraints of the views that wait for that, the deepest first.
  final func updateConstraintsInside() {
    guard !Self.awaiting.isEmpty else { return }
    // An update may ask for another one, further up for example.
    for _ in 0..<100 {
      // An override may ask for the constraints of other views: nobody may be asked while the list is being changed.
      let ready = Self.awaiting.compactMap(\.view).filter { !$0.needsUpdateConstraints() }
      let idle = Set(ready.map(ObjectIdentifier.init))
      Self.awaiting.removeAll { waiting in
        waiting.view.map { idle.contains(ObjectIdentifier($0)) } ?? true
      }
      let due = Self.awaiting.compactMap(\.view).filter { $0.isDescendant(of: self) }
      guard !due.isEmpty else { return }
      for view in due.map({ (view: $0, depth: $0.depth) }).sorted(by: { $0.depth > $1.depth }) {
        view.view.constraining?.needsUpdate = false
        if let controller = view.view.viewController {
          controller.updateViewConstraints()
        } else {
          view.view.updateConstraints()
        }
      }
    }
  }
}
