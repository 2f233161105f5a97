import Foundation

extension UIView {
  // MARK: Layout

  final func layOutByConstraints() {
    guard let state = constraining else { return }
    state.scrollGuides?.frame.follow(bounds.origin)
    defer { state.hasMoves = false }
    guard let engine = state.engineInside else { return }
    // New frames can change safe areas and margins, and therefore the constraints that mention them.
    for _ in 0..<Self.maximumSolutions {
      let isMarked = needsLayout
      engine.solve()
      needsLayout = isMarked
      guard applySolvedFrames(of: engine, guides: state.guides) else { return }
    }
  }

  /// The maximum number of solutions in a layout pass, for insets that keep changing with the frames.
  static let maximumSolutions = 4

  final var isMovedBySubviews: Bool { needsLayout && constraining?.hasMoves ?? false }

  final func markForMoves() {
    ownConstraining.hasMoves = true
    setNeedsLayout()
  }

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

  /// Applies a solved frame. Like UIKit, sets the bounds and center without calling an override of ``frame``.
  /// Returns `true` if insets from the superview have changed.
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
  final func scaleForConstraints(by scale: CGFloat) {
    ownConstraining.scale = scale
    guard let engine = constraining?.item?.engine else { return }
    let wasSolving = engine.isSolving
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

  /// Adds the view's constraints to the system again, because they may follow the reading direction.
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
  /// The view that is about to solve its constraints. Changes of constraints needn't mark it for layout.
  private static var settling: UIView?

  final var solvesAfterLayout: Bool { Self.settling === self }

  final func askForConstraints() {
    ownConstraining.needsUpdate = true
    awaitConstraints()
    setNeedsLayout()
  }

  final func awaitConstraints() {
    var current: UIView? = self
    while let view = current, !view.awaitsConstraints {
      view.awaitsConstraints = true
      current = view.superview
    }
  }

  final func prepareConstraints() {
    updateConstraintsInside()
    if let engine = constraining?.engineInside, engine.isDirty { engine.solve() }
  }

  /// Solves the constraints after the view's own layout. Marks the view again only if something moves.
  final func solveAfterLayout() {
    guard awaitsConstraints else { return }
    let outer = Self.settling
    Self.settling = self
    updateConstraintsInside()
    Self.settling = outer
    if let engine = constraining?.engine, engine.isDirty { engine.solve() }
  }

  final func updateConstraintsInside() {
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

extension UIView {
  /// The result of ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``, or
  /// `nil` if there are no constraints inside the view.
  ///
  /// A view that solves its own constraints is measured by its engine. For other views, a temporary engine
  /// solves the constraints again.
  final func constrainedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsIfNeeded()
    guard hasConstraintsInside else { return nil }
    if !target.isFinite {
      UIKitException.raise(
        .invalidArgument, "The target size for \(self) must be finite, not \(target.message).")
    }
    let target = target.finite(else: .zero)
    let (horizontal, vertical) = (accepted(horizontal), accepted(vertical))
    let size: CGSize
    if isEngineRoot, let engine = constraining?.engine, !subviews.contains(where: \.isMaskedRoot) {
      size = engine.fittingSize(target, horizontal, vertical)
    } else {
      let engine = ConstraintEngine(root: self, onlyMeasures: true)
      engine.pending = constraintsToMeasure.sorted { $0.serial < $1.serial }
      size = engine.fittingSize(target, horizontal, vertical)
    }
    let scale = screenScale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private func accepted(_ priority: UILayoutPriority) -> UILayoutPriority {
    guard let refusal = NSLayoutConstraint.refusal(of: priority) else { return priority }
    if priority.rawValue != 0 { UIKitException.raise(refusal) }
    return priority.rawValue > 1000 ? .required : UILayoutPriority(.leastNonzeroMagnitude)
  }

  /// `true` if the mask ties the contents to the superview's size, although the view solves its own
  /// constraints.
  private var isMaskedRoot: Bool { isEngineRoot && !autoresizingMask.isEmpty && hasConstraintsInside }

  private var isPartOfMeasure: Bool { !isEngineRoot || !autoresizingMask.isEmpty }

  private var hasConstraintsInside: Bool {
    if let state = constraining, !state.installed.isEmpty { return true }
    return subviews.contains { $0.isPartOfMeasure && $0.hasConstraintsInside }
  }

  private var constraintsToMeasure: [NSLayoutConstraint] {
    (constraining?.installed ?? [])
      + subviews.flatMap { $0.isPartOfMeasure ? $0.constraintsToMeasure : [] }
  }
}
