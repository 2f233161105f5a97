import Foundation

extension UIView {
  /// The modes for displaying a view's tint.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// Uses the superview's mode.
    case automatic
    /// Displays the tint unchanged.
    case normal
    /// Displays the tint without its color.
    case dimmed
  }

  /// The displayed tint color.
  final var adjustedTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? vividTintColor.dimmed : vividTintColor
  }

  /// The tint color before dimming.
  final var vividTintColor: UIColor { ownTintColor ?? superview?.vividTintColor ?? .tintColor }

  /// The tint color and mode inherited from the superview. Each is `nil` if the view has its own.
  final var inheritedTint: (color: UIColor?, mode: TintAdjustmentMode?) {
    (
      ownTintColor == nil ? vividTintColor : nil,
      ownTintAdjustmentMode == .automatic ? tintAdjustmentMode : nil
    )
  }

  /// Reports a change of the tint after the view got another superview.
  final func tellOfTint(changedFrom old: (color: UIColor?, mode: TintAdjustmentMode?)) {
    let new = inheritedTint
    if new.mode != old.mode {
      tintAdjustmentDidChange()
    } else if new.color != old.color {
      tintColorDidChange()
    }
  }

  /// Reports a change of the adjustment mode to this view and the descendants that inherit it.
  ///
  /// ``tintColorDidChange()`` reaches views with an inherited tint, and stops at views with their own tint.
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
  /// A gray as light as the color. The formula is our own, because Apple publishes no rule.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor.rgba
      let lightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: lightness, alpha: color.alpha * 0.8)
    }
  }
}
