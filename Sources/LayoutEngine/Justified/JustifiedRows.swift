/// Items of any aspect ratio in rows that fill the breadth, each close to a target extent, as on a photo
/// wall.
///
/// ```swift
/// var rows = JustifiedRows(.init(breadth: 400, targetExtent: 120, itemSpacing: 10, lineSpacing: 10))
/// rows.append(count: photos.count) { photos[$0].width / photos[$0].height }
/// rows.frame(ofItem: 4)
/// rows.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// A row receives items until its extent is at most the target. If the extent was nearer to the target
/// without the last item, this item begins the next row. For example, with a target of 120, four items have
/// an extent of 131, and five have 104, so the fifth begins the next row. If both are equally near, or the
/// row has no other item, the item stays.
///
/// Ratios take 4 bytes per item if a `Float` represents each exactly, otherwise 8. Rows take another 24 bytes
/// each. Copies share memory until a change.
///
/// A ratio that isn't positive and finite counts as 1. Other ratios are clamped to 2⁻³² … 2³².
public struct JustifiedRows: Sendable {
  struct Row: BitwiseCopyable, Sendable {
    var firstItem: Int
    var start: Double
    var extent: Double
  }

  /// The rules for row breaks.
  public private(set) var rules: Rules
  var columns = JustifiedColumns()

  // MARK: Last row

  /// The last row's first item, or the item count.
  var firstLeft = 0
  var sum = 0.0
  var nextStart = 0.0

  /// Creates empty rows.
  public init(_ rules: Rules) { self.rules = rules }

  /// The number of items.
  public var count: Int { columns.ratios.count }

  /// Returns an item's stored ratio.
  public func ratio(ofItem item: Int) -> Double { columns.ratios[item] }

  /// The number of items outside a hidden last row.
  public var shownCount: Int { rules.lastRow == .hidden ? firstLeft : count }

  /// The rows' total length.
  public var extent: Double {
    if firstLeft < shownCount { return nextStart + lastRow.extent }
    guard let row = fullRows.last else { return 0 }
    return columns.rows[row].start + columns.rows[row].extent
  }

  var fullRows: Range<Int> { 0..<columns.rows.count }

  var lastRow: Row {
    let count = count - firstLeft
    let stretched = rules.lastRow == .justified && count > 0
    return Row(
      firstItem: firstLeft, start: nextStart,
      extent: rules.limit(stretched ? rules.room(for: count) / sum : rules.targetExtent))
  }

  /// Returns the last row's origin, which depends on its alignment, if the first row starts at `origin`.
  func lastOrigin(from origin: LayoutPoint) -> LayoutPoint {
    let part: Double
    switch rules.lastRow {
    case .center: part = 0.5
    case .trailing: part = 1
    case .leading, .justified, .hidden: return origin
    }
    let left = max(0, rules.room(for: count - firstLeft) - sum * lastRow.extent)
    return axis.point(along: axis.along(origin), across: axis.across(origin) + left * part)
  }

  // MARK: Adding

  /// The number of items that are packed at once. Each slice has one stored sum.
  @inlinable static var slice: Int { 64 }

  static func sumCount(forItems count: Int) -> Int { (count + slice - 1) / slice }

  /// Appends items with ratios of breadth to extent.
  ///
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func append(count: Int, ratio: (_ index: Int) -> Double) {
    precondition(
      count >= 0, "JustifiedRows.append(count:): the count must not be negative, but is \(count)")
    guard count > 0 else { return }
    makeUnique()
    FlatColumn<Double>.withTemporary(count: Self.slice) { ratios in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Self.slice &- self.count % Self.slice)
        for index in 0..<items { ratios[index] = ratio(asked &+ index) }
        append(ratios, count: items)
        // Only after the first slice, because it may widen the column. Widening a large one would leave
        // unused holes in memory.
        if asked == 0 { makeRoom(for: count &- items) }
        asked &+= items
      }
    }
  }

  @usableFromInline
  mutating func makeRoom(for added: Int) { columns.ratios.makeRoom(for: added) }

  @usableFromInline
  mutating func append(_ ratios: FlatColumn<Double>, count added: Int) {
    for index in 0..<added { ratios[index] = Self.ratio(ratios[index]) }
    let first = count
    columns.ratios.append(ratios, from: 0, count: added)
    pack(ratios, of: first..<first + added)
  }

  static func ratio(_ given: Double) -> Double {
    // After subtracting one, the bits of 0, negative numbers, infinity, and NaN exceed those of positive
    // finite numbers.
    let isRatio = given.bitPattern &- 1 < Double.infinity.bitPattern &- 1
    return isRatio ? min(max(given, 0x1p-32), 0x1p32) : 1
  }

  /// Removes all items and keeps the memory.
  public mutating func removeAll() {
    if isKnownUniquelyReferenced(&columns) {
      columns.ratios.truncate(to: 0)
      unpack(fromRow: 0)
    } else {
      self = JustifiedRows(rules)
    }
  }

  // MARK: Changing

  /// Replaces items with `count` others and repacks. The closure receives the numbers 0 ..< `count`.
  ///
  /// - Complexity: O(*n*) from the previous row on.
  public mutating func replaceItems(_ range: Range<Int>, count: Int, ratio: (_ index: Int) -> Double) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "JustifiedRows.replaceItems(\(range), count: \(count)) is invalid for \(self.count) items")
    apply(RangeShift(replacing: range, by: count)) { ratio($0 - range.lowerBound) }
  }

  /// Removes and inserts items and repacks. The closure receives the inserted items' indices.
  ///
  /// - Complexity: O(*n*) from the previous row on.
  public mutating func shiftItems(_ shift: IndexShift, value ratio: (_ item: Int) -> Double) {
    let shift = RangeShift(shift)
    precondition(
      shift.fits(count), "JustifiedRows.shiftItems: the shift does not fit the \(count) items")
    apply(shift, ratio: ratio)
  }

  private mutating func apply(_ shift: RangeShift, ratio: (_ item: Int) -> Double) {
    if shift.isEmpty { return }
    let first = shift.firstChanged
    if shift.appends(to: count) { return append(count: shift.insertedCount) { ratio(first + $0) } }
    makeUnique()
    let row = first < firstLeft ? row(ofItem: first) : fullRows.upperBound
    columns.ratios.apply(shift)
    for item in shift.inserted.joined() { columns.ratios[item] = Self.ratio(ratio(item)) }
    // The previous row may have ended because of these items.
    packAgain(fromRow: max(0, row - 1))
  }

  /// Changes the ratios of items and repacks. The items must be in ascending order.
  ///
  /// - Complexity: O(*n*) from the previous row on.
  public mutating func resize(_ changes: some Collection<(item: Int, ratio: Double)>) {
    guard let first = changes.first else { return }
    makeUnique()
    let row = min(row(ofItem: first.item), fullRows.upperBound)
    for change in changes {
      precondition(
        change.item >= first.item && change.item < count,
        "JustifiedRows.resize: item \(change.item) is out of range (\(count) items)")
      columns.ratios[change.item] = Self.ratio(change.ratio)
    }
    packAgain(fromRow: max(0, row - 1))
  }

  /// Applies new rules and repacks.
  ///
  /// - Complexity: O(*n*); O(1) if only the last row's rule changes.
  public mutating func repack(by newRules: Rules) {
    let old = rules
    rules = newRules
    guard !newRules.differOnlyInLastRow(from: old), count > 0 else { return }
    makeUnique()
    packAgain(fromRow: 0)
  }

  /// Every mutating method must call this first.
  @usableFromInline
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = JustifiedColumns(copying: columns) }
  }
}

extension JustifiedRows {
  /// The treatment of the last row.
  public enum LastRow: Hashable, Sendable {
    /// The items are leading and have the target extent.
    case leading
    /// The items are centered and have the target extent.
    case center
    /// The items are trailing and have the target extent.
    case trailing
    /// The items fill the breadth.
    case justified
    /// The items are hidden and take no space.
    case hidden
  }

  /// The rules for row breaks. Lengths are in points, and invalid ones (negative, infinite, or NaN) count as
  /// 0.
  public struct Rules: Hashable, Sendable {
    /// The rows' axis.
    public let axis: Axis
    /// The space across the axis.
    public let breadth: Double
    /// The extent that rows approximate.
    public let targetExtent: Double
    /// The maximum extent of a row. A row that would be longer is leading. `nil` means
    /// ``JustifiedRows/maximumExtent``.
    public let maximumExtent: Double?
    /// The spacing between items in a row.
    public let itemSpacing: Double
    /// The spacing between rows.
    public let lineSpacing: Double
    /// The treatment of the last row.
    public let lastRow: LastRow

    /// Creates rules.
    public init(
      axis: Axis = .vertical, breadth: Double, targetExtent: Double, maximumExtent: Double? = nil,
      itemSpacing: Double = 0, lineSpacing: Double = 0, lastRow: LastRow = .leading
    ) {
      let length = LineBreaking.Breaker.length
      self.axis = axis
      self.breadth = length(breadth)
      self.targetExtent = length(targetExtent)
      self.maximumExtent = maximumExtent.map(length)
      self.itemSpacing = length(itemSpacing)
      self.lineSpacing = length(lineSpacing)
      self.lastRow = lastRow
    }

    @inline(__always) func room(for count: Int) -> Double { breadth - itemSpacing * Double(count &- 1) }

    func limit(_ extent: Double) -> Double {
      max(0, min(extent, maximumExtent ?? .infinity, JustifiedRows.maximumExtent))
    }

    func differOnlyInLastRow(from other: Self) -> Bool {
      self
        == Self(
          axis: other.axis, breadth: other.breadth, targetExtent: other.targetExtent,
          maximumExtent: other.maximumExtent, itemSpacing: other.itemSpacing, lineSpacing: other.lineSpacing,
          lastRow: lastRow)
    }
  }

  /// The maximum extent of a row, in points: 2²¹.
  public static let maximumExtent: Double = 0x1p21
}

/// The storage of `JustifiedRows`, an object so that copying the rows is cheap.
final class JustifiedColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  @exclusivity(unchecked) var ratios = LengthColumn()
  /// For every 64th item, the sum of the ratios before it in the previous item's row.
  @exclusivity(unchecked) var sums = FlatColumn<Double>()
  @exclusivity(unchecked) var rows = FlatColumn<JustifiedRows.Row>()

  init() {}

  init(copying other: JustifiedColumns) {
    ratios = other.ratios.duplicate()
    sums = other.sums.duplicate()
    rows = other.rows.duplicate()
  }

  deinit {
    ratios.free()
    sums.free()
    rows.free()
  }
}
