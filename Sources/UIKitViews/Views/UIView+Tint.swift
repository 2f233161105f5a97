import Foundation

extension UIView {
  /// The ways of displaying a tint.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// Uses the superview's mode.
    case automatic
    /// The tint is unchanged.
    case normal
    /// The tint is gray.
    case dimmed
  }

  final var adjustedTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? vividTintColor.dimmed : vividTintColor
  }

  final var vividTintColor: UIColor { ownTintColor ?? superview?.vividTintColor ?? .tintColor }

  /// The inherited color and mode. Each is `nil` if the view has its own.
  final var inheritedTint: (color: UIColor?, mode: TintAdjustmentMode?) {
    (
      ownTintColor == nil ? vividTintColor : nil,
      ownTintAdjustmentMode == .automatic ? tintAdjustmentMode : nil
    )
  }

  /// Notifies the view if its inherited tint has changed with the superview.
  final func tellOfTint(changedFrom old: (color: UIColor?, mode: TintAdjustmentMode?)) {
    let new = inheritedTint
    if new.mode != old.mode {
      tintAdjustmentDidChange()
    } else if new.color != old.color {
      tintColorDidChange()
    }
  }

  /// Notifies all views that inherit the mode. ``tintColorDidChange()`` stops at views with their own tint.
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
  /// A gray that is as light as the color. Apple publishes no rule for dimmed tints.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor.rgba
      let lightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: lightness, alpha: color.alpha * 0.8)
    }
  }
}
