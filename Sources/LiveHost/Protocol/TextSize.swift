import CollectionView

/// The preferred text size, from small to large.
enum TextSize: UInt8, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  var category: UIContentSizeCategory { UIContentSizeCategory.ascending[Int(rawValue)] }
}
