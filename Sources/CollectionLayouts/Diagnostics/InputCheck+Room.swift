import CollectionView
import LayoutEngine

/// Settings that have to leave items room across the scroll direction.
///
/// The engine keeps items within the contents in any case. Views pass through small sizes when they appear, so a room that is
/// narrower than a finger is no reason for a report.
extension InputCheck {
  /// The least room in which a setting that leaves none to items is reported, in points.
  private static let leastRoom: Double = 44

  /// The greatest spacing that `count` lanes have room for. No spacing is at fault where there are more lanes than points.
  static func spacingLimit(ofLanes count: Int, in room: Double) -> CGFloat {
    count > 1 && room >= max(leastRoom, Double(count)) ? CGFloat(room / Double(count - 1)) : greatest
  }

  /// The greatest length across the scroll direction, in a room.
  static func breadthLimit(in room: Double) -> CGFloat { room >= leastRoom ? CGFloat(room) : greatest }

  /// Insets that meet in the breadth at most.
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
