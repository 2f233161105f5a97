/// The size and scale of the page's view.
struct PageView: Equatable, Sendable {
  /// In points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
}
