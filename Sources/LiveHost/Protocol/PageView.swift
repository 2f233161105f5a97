import CollectionView

/// The environment in which a page shows its scene.
struct PageView: Equatable, Sendable {
  /// The width of the page, in points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
  var isRightToLeft = false
  /// The insets for a device's corners, camera, and bars, in points.
  var safeArea = UIEdgeInsets.zero
  var textSize = UIContentSizeCategory.large

  /// The traits set by the user of a device.
  var userSettings: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = textSize
    }
  }
}
