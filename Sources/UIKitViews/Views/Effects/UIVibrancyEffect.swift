import Foundation

/// The styles of vibrancy.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text styles, from the most important to the least.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Shapes.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator
}

/// Lets a blurred background shine through the contents of a view inside the blur.
///
/// iOS blends contents with the blur by their lightness, which needs the pixels under them. Those aren't
/// available here. Instead, contents are translucent, depending on their style, so some of the background
/// shows through.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  let blur: UIBlurEffect

  /// Creates an effect with the style `label` for contents in a view with this blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for contents in a view with this blur.
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

  /// The opacity of the contents: the opacity of the label colors (`secondaryLabel` and so on) and of the
  /// fills.
  var opacity: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill, .separator: 0.3
    case .quaternaryLabel, .tertiaryFill: 0.18
    }
  }
}
