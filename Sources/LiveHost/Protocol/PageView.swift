/// What a page has to show the views on.
struct PageView: Equatable, Sendable {
  /// In points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
}
