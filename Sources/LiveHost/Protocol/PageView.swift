import CollectionView

/// What a page shows its scene in: size and scale, safe area, light or dark, direction, text size, how much
/// motion.
struct PageView: Equatable, Sendable {
  /// In points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
  var isRightToLeft = false
  /// The parts that a device's corners, camera and bars cover, in points.
  var safeArea = UIEdgeInsets.zero
  var textSize = UIContentSizeCategory.large

  /// What the user of a device would have set there.
  var userSettings: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = textSize
    }
  }
}
