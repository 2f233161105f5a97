import CollectionView
import LayoutEngine

/// Replaces invalid values, and reports them.
///
/// A layout has one check, which reports the first invalid value of each subject. A list full of bad lengths
/// writes only one line, and hides no other mistake.
///
/// A class, because a report's handler may ask the layout for something that it checks.
final class InputCheck {
  /// The greatest usable length. Nothing further away is ever visible, and results computed from such lengths
  /// are finite.
  nonisolated static let greatest: CGFloat = 0x1p40
  nonisolated static let lengths = 0...greatest
  /// The usable aspect ratios. Items beyond them look like lines.
  static let ratios: ClosedRange<CGFloat> = 0x1p-20...0x1p20

  /// The subjects with a reported value. There are few, because a subject names no item or section. Valid
  /// values aren't looked up.
  private var reportedSubjects: Set<String> = []

  nonisolated deinit {}

  /// Returns the length, the greatest usable one if it is greater, or 0 if it is negative, infinite, or NaN.
  func accept(
    _ length: CGFloat, of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath,
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    accept(length, upTo: Self.greatest, of: subject(), at: indexPath(), in: layout)
  }

  /// Returns the length, the limit if it is greater, or 0 if it is negative, infinite, or NaN.
  func accept(
    _ length: CGFloat, upTo limit: CGFloat, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> CGFloat {
    if (0...limit).contains(length) { return length }
    let nearest = length > limit && length < .infinity ? limit : 0
    report(length, as: nearest, of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// Returns the ratio of two lengths, the nearest usable one if it is positive, or 1 if it isn't positive
  /// and finite.
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

  /// Returns a count, or the nearest number within the limits.
  func accept(
    _ count: Int, in limits: ClosedRange<Int>, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> Int {
    if limits.contains(count) { return count }
    let nearest = min(max(count, limits.lowerBound), limits.upperBound)
    report(CGFloat(count), as: CGFloat(nearest), of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// Returns a setting, or the nearest value within the limits. NaN counts as `fallback`.
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

  /// Returns an interval of time, or the nearest one that a timeline can show. Reports contain its duration.
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

  /// Reports a value that makes the layout refuse the whole input.
  func refuse(
    _ value: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) { report(value, as: nil, of: subject, at: indexPath, in: layout) }

  func report(
    _ value: CGFloat, as replacement: CGFloat?, of subject: String, at indexPath: IndexPath,
    in layout: UICollectionViewLayout
  ) {
    guard reportedSubjects.insert(subject).inserted else { return }
    LayoutDiagnostics.handler(
      LayoutDiagnostic(
        layout: "\(type(of: layout))", subject: subject, value: value, replacement: replacement,
        indexPath: indexPath))
  }
}
