import CollectionView
import LayoutEngine

/// Replaces invalid values, and reports the first one of each subject.
///
/// This is a class, because a report's handler may query the layout, which then checks other values.
final class InputCheck {
  /// The maximum length. Lengths computed from it are finite.
  nonisolated static let greatest: CGFloat = 0x1p40
  nonisolated static let lengths = 0...greatest
  static let ratios: ClosedRange<CGFloat> = 0x1p-20...0x1p20

  /// Subjects are few, because they name no item or section.
  private var reportedSubjects: Set<String> = []

  nonisolated deinit {}

  /// Returns 0 if the length is negative, infinite, or NaN.
  func accept(
    _ length: CGFloat, of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath,
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    accept(length, upTo: Self.greatest, of: subject(), at: indexPath(), in: layout)
  }

  /// Returns 0 if the length is negative, infinite, or NaN, and `limit` if the length is greater.
  func accept(
    _ length: CGFloat, upTo limit: CGFloat, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> CGFloat {
    if (0...limit).contains(length) { return length }
    let nearest = length > limit && length < .infinity ? limit : 0
    report(length, as: nearest, of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// Returns 1 if the ratio isn't positive and finite.
  func accept(
    ratio: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if Self.ratios.contains(ratio) { return ratio }
    let isPositive = ratio > 0 && ratio < .infinity
    let nearest = isPositive ? min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound) : 1
    report(ratio, as: nearest, of: subject, at: indexPath, in: layout)
    return nearest
  }

  func accept(
    _ count: Int, in limits: ClosedRange<Int>, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> Int {
    if limits.contains(count) { return count }
    let nearest = min(max(count, limits.lowerBound), limits.upperBound)
    report(.replacedCount(count, with: nearest), of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// Returns the nearest valid value, or `fallback` for NaN.
  func accept(
    _ value: CGFloat, in limits: ClosedRange<CGFloat>, orElse fallback: CGFloat,
    of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if limits.contains(value) { return value }
    let nearest = value.isNaN ? fallback : min(max(value, limits.lowerBound), limits.upperBound)
    report(value, as: nearest, of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// Returns the nearest valid interval. A report contains the interval's duration.
  func accept(
    _ interval: ClosedRange<Double>, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath, in layout: UICollectionViewLayout
  ) -> ClosedRange<Double> {
    let nearest = TimelineColumns.interval(nearestTo: interval)
    if nearest == interval { return interval }
    report(
      CGFloat(interval.upperBound - interval.lowerBound),
      as: CGFloat(nearest.upperBound - nearest.lowerBound), of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  func refuse(
    _ value: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) { report(.refused(value), of: subject, at: indexPath, in: layout) }

  /// - Parameter value: The setting's value in Swift, such as `true`.
  func refuse(
    setting value: String, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) { report(.unsupported(value), of: subject, at: indexPath, in: layout) }

  func report(
    _ value: CGFloat, as replacement: CGFloat, of subject: String, at indexPath: IndexPath,
    in layout: UICollectionViewLayout
  ) { report(.replacedNumber(value, with: replacement), of: subject, at: indexPath, in: layout) }

  private func report(
    _ event: LayoutDiagnostic.Event, of subject: String, at indexPath: IndexPath,
    in layout: UICollectionViewLayout
  ) {
    guard reportedSubjects.insert(subject).inserted else { return }
    LayoutDiagnostics.handler(
      LayoutDiagnostic(layout: "\(type(of: layout))", subject: subject, event: event, indexPath: indexPath))
  }
}

extension InputCheck {
  func accept(_ length: CGFloat, of subject: String, in layout: UICollectionViewLayout) -> CGFloat {
    accept(length, of: subject, at: IndexPath(), in: layout)
  }

  func accept(_ size: CGSize, of subject: String, in layout: UICollectionViewLayout) -> CGSize {
    CGSize(
      width: accept(size.width, of: subject, in: layout), height: accept(size.height, of: subject, in: layout)
    )
  }

  func accept(_ size: ItemSize, of subject: String, in layout: UICollectionViewLayout) -> CGSize {
    accept(size.size(in: layout.boundsSize), of: subject, in: layout)
  }

  func accept(
    _ dimension: LayoutDimension, of subject: String, in layout: UICollectionViewLayout
  ) -> CGFloat { accept(dimension.length(in: layout.boundsSize), of: subject, in: layout) }

  /// Returns a valid length, which may be negative. An infinite or NaN length counts as 0.
  func acceptSigned(
    _ length: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if length.magnitude <= Self.greatest { return length }
    guard length < 0, length.isFinite else { return accept(length, of: subject, at: indexPath, in: layout) }
    return accept(
      length, in: -Self.greatest...Self.greatest, orElse: 0, of: subject, at: indexPath, in: layout)
  }
}

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
