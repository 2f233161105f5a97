import Foundation

/// For the style of vibrancy.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text, from the most important on.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Shapes.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator
}

/// Lets what lies behind a blur shine through the contents of a view inside it.
///
/// On iOS contents are blended with the blur by their lightness. That needs the pixels behind them, which nothing here
/// has: contents are made translucent by their style instead, so that some of what lies behind shows through.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  let blur: UIBlurEffect

  /// For contents in a view with this blur, in the style `label`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// For contents in a view with this blur.
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

  /// The opacity of the contents: that of the label colours (`secondaryLabel` and so on), and of the fills.
  var opacity: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill, .separator: 0.3
    case .quaternaryLabel, .tertiaryFill: 0.18
    }
  }
}
