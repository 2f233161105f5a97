import CollectionView

/// The text size preferred by a page, from small to large.
enum TextSize: UInt8, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  var category: UIContentSizeCategory { UIContentSizeCategory.ascending[Int(rawValue)] }
}
