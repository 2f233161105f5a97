import Foundation

extension UIView {
  // MARK: Layout

  /// Lays out the subviews as the constraints say. Called before ``layoutSubviews()`` for views that have to do
  /// with constraints.
  final func layOutByConstraints() {
    guard let state = constraining else { return }
    state.scrollGuides?.frame.follow(bounds.origin)
    defer { state.hasMoves = false }
    guard let engine = state.engineInside else { return }
    // Frames say how far safe areas and margins reach in, and what is constrained to these follows.
    for _ in 0..<Self.maximumSolutions {
      let isMarked = needsLayout
      engine.solve()
      // Solving marks whose subviews move. This view is about to move them.
      needsLayout = isMarked
      guard applySolvedFrames(of: engine, guides: state.guides) else { return }
    }
  }

  /// How often a view's constraints are solved because insets have changed with frames. After that, the next layout goes on.
  static let maximumSolutions = 4

  /// Whether constraints say that the view has to be laid out again, right behind its subviews: one of these has said another size when
  /// it was laid out, or its insets go by its own width.
  final var isMovedBySubviews: Bool { needsLayout && constraining?.hasMoves ?? false }

  final func markForMoves() {
    ownConstraining.hasMoves = true
    setNeedsLayout()
  }

  /// Returns whether the insets of a subview have changed with its frame.
  private func applySolvedFrames(of engine: ConstraintEngine, guides: [UILayoutGuide]) -> Bool {
    lazy var scale = Double(screenScale)
    for guide in guides {
      guard let item = guide.constraintItem, item.engine === engine else { continue }
      let frame = item.pixelFrame(scale: scale)
      if frame != guide.solvedFrame { guide.setSolvedFrame(frame) }
    }
    let hasSafeArea = knownSafeArea != nil
    var haveInsetsChanged = false
    for view in subviews {
      guard let item = view.constraining?.item, item.role == .member, item.engine === engine else { continue }
      if view.applySolvedFrame(item.pixelFrame(scale: scale), inSafeArea: hasSafeArea) {
        haveInsetsChanged = true
      }
    }
    return haveInsetsChanged
  }

  /// Applies a frame that was solved. As UIKit does, it sets bounds and centre: an override of ``frame`` is not called. Returns whether
  /// insets that reach in from the superview have changed with it.
  private func applySolvedFrame(_ frame: CGRect, inSafeArea isInSafeArea: Bool) -> Bool {
    let (size, anchor) = (bounds.size, ownLayer.anchorPoint)
    let scale = constraining?.scale ?? 1
    let solved = CGPoint(
      x: frame.minX + frame.width * scale * anchor.x, y: frame.minY + frame.height * scale * anchor.y)
    guard size != frame.size || center != solved else { return false }
    let preservesMargins = preservesSuperviewLayoutMargins
    let margins = preservesMargins ? wholeMargins : .zero
    if size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if center != solved { center = solved }
    guard isInSafeArea || preservesMargins else { return false }
    let area = knownSafeArea
    if isInSafeArea { updateSafeArea() }
    let hasAreaChanged = knownSafeArea !== area
    if hasAreaChanged, insetsLayoutMarginsFromSafeArea { return true }
    guard preservesMargins, wholeMargins != margins else { return hasAreaChanged }
    tellOfMargins()
    return true
  }
}

// MARK: Changes

extension UIView {
  /// Called when a scroll view zooms the view. To what is around it, the view is as large as it shows. Its constraints enter the system again.
  final func scaleForConstraints(by scale: CGFloat) {
    ownConstraining.scale = scale
    guard let engine = constraining?.item?.engine else { return }
    let wasSolving = engine.isSolving
    // Of the views around, only the scroll view has to be laid out.
    engine.isSolving = true
    defer {
      engine.isSolving = wasSolving
      superview?.setNeedsLayout()
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for constraint in constraintsMentioning(self, along: axis) where constraint.engine === engine {
        engine.remove(constraint)
        engine.add(constraint)
      }
    }
  }

  final func intrinsicSizeDidChange() {
    if let item = constraining?.item { item.engine?.noteChange(of: item) }
    if let engine = constraining?.engine { engine.noteChange(of: engine.rootItem) }
  }

  /// Constraints that are installed on this view and follow the direction of reading enter the system again.
  final func directionDidChange() {
    if case .directional(let margins) = ownMargins, margins.leading != margins.trailing { tellOfMargins() }
    for constraint in constraining?.installed ?? [] {
      guard let engine = constraint.engine else { continue }
      engine.remove(constraint)
      engine.add(constraint)
    }
  }
}

// MARK: Updating constraints

extension UIView {
  /// The view that solves what its layout has changed right behind that, and so need not be marked for it.
  private static var settling: UIView?

  final var solvesAfterLayout: Bool { Self.settling === self }

  final func askForConstraints() {
    ownConstraining.needsUpdate = true
    awaitConstraints()
    setNeedsLayout()
  }

  /// Has the view and those above it know that one in it waits for its constraints to be updated.
  final func awaitConstraints() {
    var current: UIView? = self
    while let view = current, !view.awaitsConstraints {
      view.awaitsConstraints = true
      current = view.superview
    }
  }

  /// Called before a layout of the view and its subviews.
  final func prepareConstraints() {
    updateConstraintsInside()
    if let engine = constraining?.engineInside, engine.isDirty { engine.solve() }
  }

  /// Called after the view's own layout, which may have asked for constraints of what is inside. It marks the view again only if
  /// something moves.
  final func solveAfterLayout() {
    guard awaitsConstraints else { return }
    let outer = Self.settling
    Self.settling = self
    updateConstraintsInside()
    Self.settling = outer
    if let engine = constraining?.engine, engine.isDirty { engine.solve() }
  }

  /// Updates the constraints of the views that wait for that, subviews first.
  final func updateConstraintsInside() {
    // An update may ask for another one, further up for example.
    var rounds = 0
    while awaitsConstraints, rounds < 100 {
      updateAwaitedConstraints()
      rounds += 1
    }
  }

  private func updateAwaitedConstraints() {
    awaitsConstraints = false
    for view in subviews where view.awaitsConstraints { view.updateAwaitedConstraints() }
    guard let state = constraining, state.needsUpdate, needsUpdateConstraints() else { return }
    state.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
