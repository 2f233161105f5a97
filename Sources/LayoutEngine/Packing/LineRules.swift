/// What decides where a line of a flow layout ends and how its items stand in it.
///
/// For vertical scrolling a line is a row, for horizontal scrolling a column. The rules are those of
/// UIKit's flow layout, as measured on iOS 26.1:
/// - An item joins the line while it and the minimum spacing fit into what is left.
/// - A line that the next item did not fit into is spread over the whole breadth. An item that is alone in it is centred,
///   even where it is broader than the line.
/// - If all items of the last line have one size, they stand where a full line of such items would have them. Otherwise
///   they begin at the line's start, with exactly the minimum spacing.
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

  /// Items that fit exactly must not break the line because rounding makes their sum a little more.
  @inlinable static var tolerance: Double { 1e-6 }

  /// The end that a line's items must not pass.
  @inlinable var limit: Double { breadth + Self.tolerance }

  /// From the start of a line that is `extent` thick to the start of the next one.
  func pitch(after extent: Double) -> Double { max(0, extent + lineSpacing) }

  /// How many items of one breadth a line holds: at least one, `nil` for any number.
  func capacity(ofBreadth item: Double) -> Int? {
    let step = item + itemSpacing
    guard step > 0 else { return item + step <= limit ? nil : 1 }
    let items = ((limit + itemSpacing) / step).rounded(.down)
    return items < Double(Int32.max) ? max(1, Int(items)) : nil
  }

  /// A full line of `count` items that are `sum` broad together.
  func justified(count: Int, sum: Double) -> Justification {
    guard count > 1 else { return Justification(lead: (breadth - sum) / 2, gap: 0) }
    return Justification(lead: 0, gap: (breadth - sum) / Double(count - 1))
  }

  /// How a full line of items of one breadth stands. It holds at least `count` of them, even if rounding says otherwise.
  func grid(ofBreadth item: Double, count: Int) -> Justification {
    guard let capacity = capacity(ofBreadth: item) else { return leading }
    let full = max(count, capacity)
    return justified(count: full, sum: Double(full) * item)
  }

  var leading: Justification { Justification(lead: 0, gap: itemSpacing) }
}
