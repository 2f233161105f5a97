import Foundation

extension UIView {
  /// Returns the result of
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` if there are
  /// constraints inside the view, or `nil` otherwise.
  ///
  /// A view that solves its own constraints, such as a cell, is measured in its engine, which keeps its
  /// solution. For other views, the constraints inside are solved once more.
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

  /// Returns the nearest valid priority. 0 ranks below any other priority.
  private func accepted(_ priority: UILayoutPriority) -> UILayoutPriority {
    guard let refusal = NSLayoutConstraint.refusal(of: priority) else { return priority }
    if priority.rawValue != 0 { UIKitException.raise(refusal) }
    return priority.rawValue > 1000 ? .required : UILayoutPriority(.leastNonzeroMagnitude)
  }

  /// `true` if the view's mask ties its contents to the superview's size, although the view solves its own
  /// constraints.
  private var isMaskedRoot: Bool { isEngineRoot && !autoresizingMask.isEmpty && hasConstraintsInside }

  private var isPartOfMeasure: Bool { !isEngineRoot || !autoresizingMask.isEmpty }

  private var hasConstraintsInside: Bool {
    if let state = constraining, !state.installed.isEmpty { return true }
    return subviews.contains { $0.isPartOfMeasure && $0.hasConstraintsInside }
  }

  /// The constraints installed on this view and on the subviews that follow its size.
  private var constraintsToMeasure: [NSLayoutConstraint] {
    (constraining?.installed ?? [])
      + subviews.flatMap { $0.isPartOfMeasure ? $0.constraintsToMeasure : [] }
  }
}
