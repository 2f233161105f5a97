import Foundation

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
