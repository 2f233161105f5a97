/// The rules for breaking items into lines and placing them in the lines.
///
/// A line is a row, or a column when scrolling horizontally. Items thinner than their line are centered in
/// it.
///
/// The default alignment is that of UIKit's flow layout, as measured on iOS 26.1:
/// - A line without room for the next item is spread over the whole breadth. An item alone in a line is
///   centered, even if it's broader than the line.
/// - If all items of the last line have one size, the line uses the grid of a full line. Otherwise, its items
///   begin at the line's start, with the minimum spacing.
/// - Origins fall on device pixels. Sizes don't change.
public struct LineRules: Hashable, Sendable {
  /// The axis along which lines follow one another.
  public var axis: Axis
  /// The breadth available to a line, in points.
  public var breadth: Double
  /// The minimum spacing between items of a line, in points. It's exact unless the alignment spreads the
  /// items. A negative spacing counts as 0 except in flow layouts.
  public var itemSpacing: Double
  /// The spacing between lines, in points. Negative values make lines overlap, but lines never run backward.
  public var lineSpacing: Double
  /// The alignment of items in their line.
  public var alignment: Alignment
  /// The alignment of the last line. `nil` means the alignment of the other lines, or `leading` if they are
  /// justified.
  public var lastLineAlignment: Alignment?
  /// The number of pixels per point. Origins are rounded to pixels, unless this is 0.
  public var scale: Double

  /// The alignment of items in their line. Except with `flow`, items broader than their line are reduced to
  /// its breadth.
  public enum Alignment: Hashable, Sendable {
    /// The alignment of UIKit's flow layout.
    case flow
    /// Items at the start of the line.
    case leading
    /// Items in the middle of the line.
    case center
    /// Items at the end of the line.
    case trailing
    /// Items spread over the line. An item alone is at the start.
    case justified
  }

  /// Creates rules, by default as in UIKit's flow layout, without rounding. Lengths are in points.
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
  struct Justification: Equatable {
    var lead: Double
    var gap: Double
  }

  /// The tolerance for rounding errors of sums. It's larger for tags, because their measured sizes cause
  /// larger errors.
  @inlinable var tolerance: Double { alignment == .flow ? 1e-6 : 1e-3 }

  @inlinable var limit: Double { breadth + tolerance }

  /// The breadth above which items are reduced to the line's breadth.
  @inlinable var widest: Double { alignment == .flow ? .infinity : max(0, limit) }

  @inlinable @inline(__always) func fitted(_ item: Double) -> Double {
    item > widest ? max(0, breadth) : item
  }

  func pitch(after extent: Double) -> Double { max(0, extent + lineSpacing) }

  /// Returns the number of items that fit in a line, at least one, or `nil` if any number fits.
  func capacity(ofBreadth item: Double) -> Int? {
    let step = item + itemSpacing
    guard step > 0 else { return item + step <= limit ? nil : 1 }
    let items = ((limit + itemSpacing) / step).rounded(.down)
    return items < Double(Int32.max) ? max(1, Int(items)) : nil
  }

  /// `true` if a line's items stay in place when others join it.
  var isLeading: Bool { alignment == .leading && (lastLineAlignment ?? .leading) == .leading }

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

  /// For a last line of equal items, UIKit's flow layout uses the grid of a full line.
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

extension LineRules {
  /// A queried range, relative to the start of the lines.
  struct Span {
    var along: ClosedRange<Double>
    var across: ClosedRange<Double>
  }

  /// Returns a rectangle's range, extended to allow for the rounding of frames to pixels.
  func span(of rect: LayoutRect, from origin: LayoutPoint) -> Span {
    let slack = Double.snappingSlack(ofScale: scale)
    func range(from start: Double, length: Double) -> ClosedRange<Double> {
      // At a NaN position, no frame intersects the rectangle, so any range is right.
      let start = start.isNaN ? 0 : start - slack
      return start...max(start, start + length + 2 * slack)
    }
    let along = axis.along(rect.origin) - axis.along(origin)
    let across = axis.across(rect.origin) - axis.across(origin)
    return Span(
      along: range(from: along, length: axis.extent(of: rect.size)),
      across: range(from: across, length: axis.breadth(of: rect.size)))
  }

  /// Returns an item's frame, with the origin rounded to pixels.
  func frame(along: Double, across: Double, extent: Double, breadth: Double, from origin: LayoutPoint)
    -> LayoutRect
  {
    let corner = axis.point(along: axis.along(origin) + along, across: axis.across(origin) + across)
    return LayoutRect(
      origin: LayoutPoint(x: corner.x.snapped(toScale: scale), y: corner.y.snapped(toScale: scale)),
      size: axis.size(extent: extent, breadth: breadth))
  }
}
