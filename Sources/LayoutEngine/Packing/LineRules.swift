/// What decides where a line ends and how its items stand in it.
///
/// For vertical scrolling a line is a row, for horizontal scrolling a column. An item joins the line while it and the
/// spacing fit into what is left. Lines are exactly `lineSpacing` apart; items shorter than their line are centred across
/// it. How they stand along the line is up to the alignment.
///
/// Unless another is asked for, it is that of UIKit's flow layout, as measured on iOS 26.1:
/// - A line that the next item did not fit into is spread over the whole breadth. An item that is alone in it is centred,
///   even where it is broader than the line.
/// - If all items of the last line have one size, they stand where a full line of such items would have them. Otherwise
///   they begin at the line's start, with exactly the minimum spacing.
/// - Origins fall on device pixels, sizes stay as they are.
public struct LineRules: Hashable, Sendable {
  /// The direction that lines follow one another in.
  public var axis: Axis
  /// The room for one line's items across the axis, in points.
  public var breadth: Double
  /// The least distance between two items of a line, in points; exactly the distance, unless the alignment spreads
  /// lines. A negative one makes items overlap in flow layouts, elsewhere it counts as 0.
  public var itemSpacing: Double
  /// The distance between two lines, in points. Negative values make lines overlap, but never run backwards.
  public var lineSpacing: Double
  /// How the items of a line stand in it.
  public var alignment: Alignment
  /// How the items of the last line stand in it. Nil: as in the other lines; where these are justified, at the line's start.
  public var lastLineAlignment: Alignment?
  /// Pixels in a point; origins are rounded to whole pixels. 0 rounds nothing.
  public var scale: Double

  /// How the items of a line stand in it.
  ///
  /// But for `flow`, an item broader than the line is as broad as the line, and alone in it.
  public enum Alignment: Hashable, Sendable {
    /// As in UIKit's flow layout.
    case flow
    /// One behind the other from where the line starts.
    case leading
    /// One behind the other in the middle of the line.
    case center
    /// One behind the other to where the line ends.
    case trailing
    /// Spread over the whole line. An item alone in its line leads.
    case justified
  }

  /// For rows, as in UIKit's flow layout, and without rounding, unless said otherwise. Lengths are in points.
  public init(
    axis: Axis = .vertical, breadth: Double, itemSpacing: Double, lineSpacing: Double,
    alignment: Alignment = .flow, lastLineAlignment: Alignment? = nil, scale: Double = 0
  ) {
    self.axis = axis
    self.breadth = breadth
    self.itemSpacing = alignment == .flow ? itemSpacing : max(0, itemSpacing)
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.lastLineAlignment = lastLineAlignment
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
  ///
  /// Tags are measured, which is off by more than that.
  @inlinable var tolerance: Double { alignment == .flow ? 1e-6 : 1e-3 }

  /// The end that a line's items must not pass.
  @inlinable var limit: Double { breadth + tolerance }

  /// An item broader than this is as broad as the line.
  @inlinable var widest: Double { alignment == .flow ? .infinity : max(0, limit) }

  /// The breadth that an item has in its line.
  @inlinable @inline(__always) func fitted(_ item: Double) -> Double {
    item > widest ? max(0, breadth) : item
  }

  /// From the start of a line that is `extent` thick to the start of the next one.
  func pitch(after extent: Double) -> Double { max(0, extent + lineSpacing) }

  /// How many items of one breadth fit into a line: at least one, `nil` for any number.
  func capacity(ofBreadth item: Double) -> Int? {
    let step = item + itemSpacing
    guard step > 0 else { return item + step <= limit ? nil : 1 }
    let items = ((limit + itemSpacing) / step).rounded(.down)
    return items < Double(Int32.max) ? max(1, Int(items)) : nil
  }

  /// Whether the items of a line stay where they are when others join it.
  var isLeading: Bool { alignment == .leading && (lastLineAlignment ?? .leading) == .leading }

  /// A line of `count` items that together are `sum` broad.
  func justification(count: Int, sum: Double, isLast: Bool) -> Justification {
    let left = breadth - sum - Double(count - 1) * itemSpacing
    let ofLast = lastLineAlignment ?? (alignment == .justified ? .leading : alignment)
    switch isLast ? ofLast : alignment {
    case .flow where isLast, .leading: return leading
    case .justified where count == 1: return leading
    case .center: return Justification(lead: left / 2, gap: itemSpacing)
    case .trailing: return Justification(lead: left, gap: itemSpacing)
    case .flow, .justified:
      guard count > 1 else { return Justification(lead: (breadth - sum) / 2, gap: 0) }
      return Justification(lead: 0, gap: (breadth - sum) / Double(count - 1))
    }
  }

  /// The last line of items that are all of one size. In UIKit's flow layout it stands on the grid that a full one makes.
  /// `count` of them are there, whatever the arithmetic says.
  func lastJustification(ofBreadth item: Double, count: Int) -> Justification {
    guard alignment == .flow else {
      return justification(count: count, sum: Double(count) * item, isLast: true)
    }
    guard let capacity = capacity(ofBreadth: item) else { return leading }
    let full = max(count, capacity)
    return justification(count: full, sum: Double(full) * item, isLast: false)
  }

  var leading: Justification { Justification(lead: 0, gap: itemSpacing) }
}
