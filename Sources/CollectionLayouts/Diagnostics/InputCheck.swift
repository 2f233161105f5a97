import CollectionView
import LayoutEngine

/// Replaces values that make no sense. A layout has one check, which reports the first bad value of each subject: a list in
/// which every length is bad must not write a line for each item, and must not hide another mistake either.
///
/// A class, so that the handler of a report may ask the layout for something that it checks.
final class InputCheck {
  /// Further away nothing is ever seen, and what is computed from such lengths is finite.
  nonisolated static let greatest: CGFloat = 0x1p40
  nonisolated static let lengths = 0...greatest
  /// Items that are longer for their breadth, or broader for their length, cannot be told from lines.
  static let ratios: ClosedRange<CGFloat> = 0x1p-20...0x1p20

  /// The subjects of which a value was reported. There are few: a subject names no item or section. Good values are not looked up.
  private var reportedSubjects: Set<String> = []

  nonisolated deinit {}

  /// The length, the greatest that can be used where it is greater, or 0 for one that is negative, infinite or not a number.
  func accept(
    _ length: CGFloat, of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath,
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    accept(length, upTo: Self.greatest, of: subject(), at: indexPath(), in: layout)
  }

  /// The length, 0 for one that is negative, infinite or NaN, or the limit for a longer one.
  func accept(
    _ length: CGFloat, upTo limit: CGFloat, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> CGFloat {
    if (0...limit).contains(length) { return length }
    let nearest = length > limit && length < .infinity ? limit : 0
    report(length, as: nearest, of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// The ratio of two lengths, the nearest that can be used where it is positive, or 1 for one that is not positive and finite.
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

  /// A setting that counts something, or the nearest number within the limits.
  func accept(
    _ count: Int, in limits: ClosedRange<Int>, of subject: @autoclosure () -> String,
    at indexPath: @autoclosure () -> IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> Int {
    if limits.contains(count) { return count }
    let nearest = min(max(count, limits.lowerBound), limits.upperBound)
    report(CGFloat(count), as: CGFloat(nearest), of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// A setting, or the nearest value within the limits; NaN counts as `fallback`.
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

  /// An interval of time, or the nearest one that a timeline can show. It is reported by how long it lasts.
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

  /// Reports a value that is refused with all that it came with.
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
