import Foundation

/// The separators of rows.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  /// The insets that make separators begin at the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility above the row. The default value is `automatic`, which means hidden.
  public var topSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The visibility below the row. The default value is `automatic`, which means visible except in sidebars,
  /// at the end of a group, and before a footer.
  public var bottomSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The top separator's insets from the row's edges. The default value is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The bottom separator's insets from the row's edges. The default value is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color. The default value is dark gray at 12 %, or light gray in dark mode (UIKit, measured in light
  /// mode).
  public var color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.15)
      : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.12)
  }
  /// Has no effect, because selecting rows doesn't change their separators' color. The default value is
  /// ``color``.
  public var multipleSelectionColor: UIColor

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates an appearance's default configuration.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
    multipleSelectionColor = color
  }

  // Insets aren't hashable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(appearance)
  }
}
