/// What decides where a line of a flow layout ends and how its items stand in it.
///
/// For vertical scrolling a line is a row, for horizontal scrolling a column. The rules are those of
/// UIKit's flow layout, as measured on iOS 26.1:
/// - An item joins the line while it and the minimum spacing fit into what is left.
/// - A line that the next item did not fit into is spread over the whole breadth; alone in it, an item is centred, even
///   where it is broader than the line.
/// - The last line stands on the grid that a full line of its item size would make, if all its items are of one size
///   in both dimensions. Otherwise it leads, with exactly the minimum spacing.
/// - Lines are exactly `lineSpacing` apart; items shorter than their line are centred across it.
/// - Origins fall on device pixels, sizes stay as they are.
public struct LineRules: Hashable, Sendable {
  /// The direction that lines follow one another in.
  public var axis: Axis
  /// The room for one line's items across the axis, in points.
  public var breadth: Double
  /// The least distance between two items of a line, in points.
  public var itemSpacing: Double
  /// The distance between two lines, in points. Negative values make lines overlap, but never run backwards.
  public var lineSpacing: Double
  /// Pixels in a point; origins are rounded to whole pixels. 0 rounds nothing.
  public var scale: Double

  /// For rows, and without rounding, unless axis and scale say otherwise. Lengths are in points.
  public init(
    axis: Axis = .vertical, breadth: Double, itemSpacing: Double, lineSpacing: Double, scale: Double = 0
  ) {
    self.axis = axis
    self.breadth = breadth
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.scale = scale
  }
}

extension LineRules {
  /// Where a line's first item stands, and how far its items are apart.
  struct Justification: Equatable {
    var lead: Double
    var gap: Double
  }

  /// An exact fit must not break the line because its sum is off in the last binary digit.
  @inlinable static var tolerance: Double { 1e-6 }

  /// The end that a line's items must not pass.
  @inlinable var limit: Double { breadth + Self.tolerance }

  /// How far apart two lines start whose first is `extent` thick.
  func pitch(after extent: Double) -> Double { max(0, extent + lineSpacing) }

  /// How many items of one breadth a line holds: at least one, `nil` if there is no end to it.
  func capacity(ofBreadth item: Double) -> Int? {
    let step = item + itemSpacing
    guard step > 0 else { return item + step <= limit ? nil : 1 }
    let items = ((limit + itemSpacing) / step).rounded(.down)
    return items < Double(Int32.max) ? max(1, Int(items)) : nil
  }

  /// A line that is full, holding `count` items that together are `sum` broad.
  func justified(count: Int, sum: Double) -> Justification {
    guard count > 1 else { return Justification(lead: (breadth - sum) / 2, gap: 0) }
    return Justification(lead: 0, gap: (breadth - sum) / Double(count - 1))
  }

  /// The grid that a full line of items of one breadth makes. `count` of them are there, whatever the arithmetic says.
  func grid(ofBreadth item: Double, count: Int) -> Justification {
    guard let capacity = capacity(ofBreadth: item) else { return leading }
    let full = max(count, capacity)
    return justified(count: full, sum: Double(full) * item)
  }

  var leading: Justification { Justification(lead: 0, gap: itemSpacing) }
}
