import CollectionView

/// The size and scale of the page's view.
struct PageView: Equatable, Sendable {
  /// In points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
  var isRightToLeft = false
  /// The parts that a device's corners, camera and bars take, in points.
  var safeArea = UIEdgeInsets.zero
}
