/// The rules for breaking items into lines and placing them there.
///
/// For vertical scrolling, a line is a row; for horizontal scrolling, a column. An item joins the line if the
/// item and the spacing fit into the remaining room. Lines are exactly `lineSpacing` apart. Items shorter
/// than their line are centered across it. The alignment determines their positions along the line.
///
/// The default alignment is that of UIKit's flow layout, as measured on iOS 26.1:
/// - A line that had no room for the next item is spread over the whole breadth. An item alone in such a line
///   is centered, even if it's broader than the line.
/// - If all items of the last line have one size, they have the positions of a full line of such items.
///   Otherwise they begin at the line's start, with exactly the minimum spacing.
/// - Origins fall on device pixels. Sizes don't change.
public struct LineRules: Hashable, Sendable {
  /// The axis along which lines follow one another.
  public var axis: Axis
  /// The room for a line's items across the axis, in points.
  public var breadth: Double
  /// The minimum spacing between items of a line, in points.
  ///
  /// The spacing is exact unless the alignment spreads lines. A negative spacing makes items overlap in flow
  /// layouts; in others it counts as 0.
  public var itemSpacing: Double
  /// The spacing between lines, in points. Negative values make lines overlap, but never run backward.
  public var lineSpacing: Double
  /// The alignment of items in their line.
  public var alignment: Alignment
  /// The alignment of items in the last line. `nil` uses the alignment of the other lines, or the line's
  /// start if they are justified.
  public var lastLineAlignment: Alignment?
  /// The number of pixels in a point. Origins are rounded to whole pixels. 0 disables rounding.
  public var scale: Double

  /// The alignment of items in their line.
  ///
  /// Except with `flow`, an item broader than the line is reduced to the line's breadth and is alone in it.
  public enum Alignment: Hashable, Sendable {
    /// The alignment of UIKit's flow layout.
    case flow
    /// Items follow one another from the start of the line.
    case leading
    /// Items follow one another in the middle of the line.
    case center
    /// Items follow one another up to the end of the line.
    case trailing
    /// Items are spread over the whole line. An item alone in its line is at the start.
    case justified
  }

  /// Creates rules, by default for rows as in UIKit's flow layout, without rounding. Lengths are in points.
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
  /// The position of a line's first item, and the spacing between items.
  struct Justification: Equatable {
    var lead: Double
    var gap: Double
  }

  /// The tolerance for items that fit exactly, so that a rounded sum doesn't break the line.
  ///
  /// Tags are measured, which causes larger errors.
  @inlinable var tolerance: Double { alignment == .flow ? 1e-6 : 1e-3 }

  /// The limit for the end of a line's items.
  @inlinable var limit: Double { breadth + tolerance }

  /// The breadth above which an item is reduced to the line's breadth.
  @inlinable var widest: Double { alignment == .flow ? .infinity : max(0, limit) }

  /// Returns the breadth of an item in its line.
  @inlinable @inline(__always) func fitted(_ item: Double) -> Double {
    item > widest ? max(0, breadth) : item
  }

  /// Returns the distance from the start of a line with thickness `extent` to the start of the next one.
  func pitch(after extent: Double) -> Double { max(0, extent + lineSpacing) }

  /// Returns the number of items of one breadth that fit into a line: at least one, or `nil` for any number.
  func capacity(ofBreadth item: Double) -> Int? {
    let step = item + itemSpacing
    guard step > 0 else { return item + step <= limit ? nil : 1 }
    let items = ((limit + itemSpacing) / step).rounded(.down)
    return items < Double(Int32.max) ? max(1, Int(items)) : nil
  }

  /// A Boolean value that indicates whether the items of a line stay in place when others join it.
  var isLeading: Bool { alignment == .leading && (lastLineAlignment ?? .leading) == .leading }

  /// Returns the justification of a line of `count` items with the total breadth `sum`.
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

  /// Returns the justification of a last line whose items all have one size.
  ///
  /// In UIKit's flow layout, the line uses the grid of a full line. The line has `count` items, even if the
  /// arithmetic leads to fewer.
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
