import CollectionView
import LayoutEngine

/// Checks settings that must leave room for items.
///
/// Appearing views may be small at first, so nothing is reported in a room narrower than a finger.
extension InputCheck {
  /// The minimum room in which settings are reported, in points.
  private static let leastRoom: Double = 44

  /// Returns the maximum spacing of lanes. With more lanes than points, the spacing isn't at fault.
  static func spacingLimit(ofLanes count: Int, in room: Double) -> CGFloat {
    count > 1 && room >= max(leastRoom, Double(count)) ? CGFloat(room / Double(count - 1)) : greatest
  }

  static func breadthLimit(in room: Double) -> CGFloat { room >= leastRoom ? CGFloat(room) : greatest }

  /// Limits insets, so that together they don't exceed the breadth.
  func accept(
    _ insets: LayoutInsets, across axis: Axis, in breadth: Double, of subject: String,
    at indexPath: @autoclosure () -> IndexPath, in layout: UICollectionViewLayout
  ) -> LayoutInsets {
    let (near, far) = (axis.near(of: insets), axis.far(of: insets))
    guard breadth >= Self.leastRoom, near + far > breadth else { return insets }
    let start = axis.start(between: insets, in: breadth)
    let (given, accepted) = start < near ? (near, start) : (far, breadth - start)
    report(CGFloat(given), as: CGFloat(accepted), of: subject, at: indexPath(), in: layout)
    return axis.isVertical
      ? LayoutInsets(top: insets.top, left: start, bottom: insets.bottom, right: breadth - start)
      : LayoutInsets(top: start, left: insets.left, bottom: breadth - start, right: insets.right)
  }
}
