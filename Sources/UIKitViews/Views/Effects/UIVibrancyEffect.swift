import Foundation

/// The styles of vibrancy.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Shapes.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator
}

/// Lets a blurred background shine through contents. They are translucent to a degree that depends on the
/// style, because the pixels under them, which iOS blends, aren't available.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  let blur: UIBlurEffect

  /// Creates an effect with the style `label`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for contents in this blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
  }

  nonisolated deinit {}

  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return style == other.style && blur == other.blur
  }
  open nonisolated override var hash: Int { style.hashValue }

  var opacity: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill, .separator: 0.3
    case .quaternaryLabel, .tertiaryFill: 0.18
    }
  }
}
