import Foundation

/// The separators of a list's rows.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  /// For insets: UIKit's own. At the leading edge that is where the text begins.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Of the line above the row. Default automatic: hidden.
  public var topSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// Of the line below the row. Default automatic: visible, except below the last row of a card.
  public var bottomSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// From the row's leading and trailing edges. Default ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// From the row's leading and trailing edges. Default ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// Default: a dark grey at 12 %, in dark mode a light one (UIKit, measured in light mode).
  public var color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.15)
      : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.12)
  }
  /// Stored, and without effect: lines between selected rows keep their colour. Default: as ``color``.
  public var multipleSelectionColor: UIColor

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// With the defaults of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
    multipleSelectionColor = color
  }

  // Insets cannot be hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(appearance)
  }
}
