import CollectionView
import LayoutEngine

/// Checks settings that must leave room for items.
///
/// Appearing views pass through small sizes, so a room narrower than a finger isn't reported.
extension InputCheck {
  /// The room in points.
  private static let leastRoom: Double = 44

  /// With more lanes than points, no spacing is at fault.
  static func spacingLimit(ofLanes count: Int, in room: Double) -> CGFloat {
    count > 1 && room >= max(leastRoom, Double(count)) ? CGFloat(room / Double(count - 1)) : greatest
  }

  static func breadthLimit(in room: Double) -> CGFloat { room >= leastRoom ? CGFloat(room) : greatest }

  /// Limits insets to the breadth, so that they meet at most.
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
