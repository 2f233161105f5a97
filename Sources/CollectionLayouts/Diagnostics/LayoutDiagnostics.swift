import CollectionView
import LayoutEngine

/// Reports values that a layout was given and cannot use.
///
///     LayoutDiagnostics.handler = { logger.warning("\($0)") }
public enum LayoutDiagnostics {
  /// Gets every report. Default: one line each on standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

/// A value that a layout was given and cannot use: a length that is negative, infinite or not a number, or a setting that
/// makes no sense.
public struct LayoutDiagnostic: Hashable, CustomStringConvertible {
  /// The type of the layout.
  public let layout: String
  /// What the value is of: `item`, `header`, `footer`, the name of a property, or what a delegate was asked for.
  public let subject: String
  /// The value as it was given; lengths are in points.
  public let length: CGFloat
  /// What the layout uses instead: the nearest value that makes sense, 0 for a length, 1 for a ratio.
  public let replacement: CGFloat
  /// The item, header or footer that it belongs to; empty for a setting of the whole layout.
  public let indexPath: IndexPath

  init(layout: String, subject: String, length: CGFloat, replacement: CGFloat = 0, indexPath: IndexPath) {
    self.layout = layout
    self.subject = subject
    self.length = length
    self.replacement = replacement
    self.indexPath = indexPath
  }

  /// One line: the layout, the value, what it is of, where, and what takes its place.
  public var description: String {
    let (given, taken) = (Self.text(length), Self.text(replacement))
    guard !indexPath.isEmpty else {
      return "\(layout): \(subject) is \(given), which is treated as \(taken)."
    }
    let place = indexPath.map(String.init).joined(separator: ", ")
    // These have other numbers than their length.
    let subject = ["item", "header", "footer"].contains(subject) ? "length of the \(subject)" : subject
    return "\(layout): the \(subject) at [\(place)] is \(given), which is treated as \(taken)."
  }

  /// Whole numbers without a fraction: most settings count something.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Values that are not numbers are equal if their bits are.
  public static func == (one: Self, other: Self) -> Bool {
    one.length.bitPattern == other.length.bitPattern && one.layout == other.layout
      && one.subject == other.subject && one.replacement == other.replacement
      && one.indexPath == other.indexPath
  }

  /// Fits `==`: by the bits of the value, and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(length.bitPattern)
    hasher.combine(indexPath)
  }
}

/// Replaces values that make no sense. A layout keeps one check and so reports only one bad value in its life: a list in which
/// every length is bad must not write a line for each item.
struct LengthCheck {
  /// Further away nothing is ever seen, and what is computed from such lengths is finite.
  static let greatest: CGFloat = 0x1p40
  static let lengths = 0...greatest
  /// Items that are longer for their breadth, or broader for their length, cannot be told from lines.
  static let ratios: ClosedRange<CGFloat> = 0x1p-20...0x1p20

  private var hasReported = false

  /// Reports nothing: for what is made anew time and again, and so cannot know what it has reported before.
  static var silent: Self {
    var check = Self()
    check.hasReported = true
    return check
  }

  /// The length, the greatest that can be used where it is greater, or 0 for one that is negative, infinite or not a number.
  mutating func accept(
    _ length: CGFloat, of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath,
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if Self.lengths.contains(length) { return length }
    let nearest = length > Self.greatest && length < .infinity ? Self.greatest : 0
    report(length, as: nearest, of: subject(), at: indexPath(), in: layout)
    return nearest
  }

  /// The ratio of two lengths, the nearest that can be used where it is positive, or 1 for one that is not positive and finite.
  mutating func accept(
    ratio: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if Self.ratios.contains(ratio) { return ratio }
    let isPositive = ratio > 0 && ratio < .infinity
    let nearest = isPositive ? min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound) : 1
    report(ratio, as: nearest, of: subject, at: indexPath, in: layout)
    return nearest
  }

  /// A setting that counts something, or the least that makes sense.
  mutating func accept(
    _ count: Int, atLeast least: Int, of subject: @autoclosure () -> String,
    at indexPath: IndexPath = IndexPath(), in layout: UICollectionViewLayout
  ) -> Int {
    if count >= least { return count }
    report(CGFloat(count), as: CGFloat(least), of: subject(), at: indexPath, in: layout)
    return least
  }

  /// A setting that counts something, or the nearest number within the limits.
  mutating func accept(
    _ count: Int, in limits: ClosedRange<Int>, of subject: @autoclosure () -> String,
    in layout: UICollectionViewLayout
  ) -> Int {
    if limits.contains(count) { return count }
    let nearest = min(max(count, limits.lowerBound), limits.upperBound)
    report(CGFloat(count), as: CGFloat(nearest), of: subject(), at: IndexPath(), in: layout)
    return nearest
  }

  /// A setting, or the nearest value within the limits; not a number is taken as `fallback`.
  mutating func accept(
    _ value: CGFloat, in limits: ClosedRange<CGFloat>, orElse fallback: CGFloat,
    of subject: @autoclosure () -> String, in layout: UICollectionViewLayout
  ) -> CGFloat {
    if limits.contains(value) { return value }
    let nearest = value.isNaN ? fallback : min(max(value, limits.lowerBound), limits.upperBound)
    report(value, as: nearest, of: subject(), at: IndexPath(), in: layout)
    return nearest
  }

  /// An interval of time, or the nearest one that a timeline can show. It is reported by how long it lasts.
  mutating func accept(
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

  private mutating func report(
    _ value: CGFloat, as replacement: CGFloat, of subject: String, at indexPath: IndexPath,
    in layout: UICollectionViewLayout
  ) {
    guard !hasReported else { return }
    hasReported = true
    LayoutDiagnostics.handler(
      LayoutDiagnostic(
        layout: "\(type(of: layout))", subject: subject, length: value, replacement: replacement,
        indexPath: indexPath))
  }
}
