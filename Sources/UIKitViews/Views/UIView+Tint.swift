import Foundation

extension UIView {
  /// How a view shows its tint.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic
    /// As it is.
    case normal
    /// Without its colour.
    case dimmed
  }

  /// The tint as it is shown.
  final var adjustedTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? vividTintColor.dimmed : vividTintColor
  }

  /// The tint before it is dimmed.
  final var vividTintColor: UIColor { ownTintColor ?? superview?.vividTintColor ?? .tintColor }

  /// What of the tint comes from the superview: nil where the view has its own.
  final var inheritedTint: (color: UIColor?, mode: TintAdjustmentMode?) {
    (
      ownTintColor == nil ? vividTintColor : nil,
      ownTintAdjustmentMode == .automatic ? tintAdjustmentMode : nil
    )
  }

  /// Called when the view has another superview.
  final func tellOfTint(changedFrom old: (color: UIColor?, mode: TintAdjustmentMode?)) {
    let new = inheritedTint
    if new.mode != old.mode {
      tintAdjustmentDidChange()
    } else if new.color != old.color {
      tintColorDidChange()
    }
  }

  /// Tells this view and those inside it that inherit its mode. ``tintColorDidChange()`` reaches those that inherit its tint, and stops
  /// at those that have one of their own.
  final func tintAdjustmentDidChange() {
    ownLayer.noteChangeInside()
    tintColorDidChange()
    tellTintedViewsOfAdjustment()
  }

  private func tellTintedViewsOfAdjustment() {
    for view in subviews where view.ownTintAdjustmentMode == .automatic {
      if view.ownTintColor == nil {
        view.tellTintedViewsOfAdjustment()
      } else {
        view.tintAdjustmentDidChange()
      }
    }
  }
}

nonisolated extension UIColor {
  /// A gray as light as the colour. (Ours: Apple publishes no rule.)
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor.rgba
      let lightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: lightness, alpha: color.alpha * 0.8)
    }
  }
}
