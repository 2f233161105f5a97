import Foundation

/// The separators of a list's rows.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  /// A placeholder for UIKit's own insets. At the leading edge, the separator then begins at the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the line above the row. The default value is `automatic`, which means hidden.
  public var topSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The visibility of the line below the row. The default value is `automatic`, which means visible, except
  /// below the last row of a card.
  public var bottomSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// The insets from the row's leading and trailing edges. The default value is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The insets from the row's leading and trailing edges. The default value is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the separators. The default value is dark gray at 12 %, or light gray in dark mode (UIKit,
  /// measured in light mode).
  public var color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.15)
      : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.12)
  }
  /// A stored value without effect: lines between selected rows keep their color. The default value is
  /// ``color``.
  public var multipleSelectionColor: UIColor

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates a configuration with the defaults of an appearance.
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
