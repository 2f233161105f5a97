/// Items of any ratio in rows that all fill the breadth, each about as high as wanted: the photo wall.
///
/// ```swift
/// var rows = JustifiedRows(.init(breadth: 400, targetExtent: 120, itemSpacing: 10, lineSpacing: 10))
/// rows.append(count: photos.count) { photos[$0].width / photos[$0].height }
/// rows.frame(ofItem: 4)
/// rows.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// The items of a row have one extent: what makes them fill the breadth. A row gets items until that extent is no more
/// than the target. If it was nearer to the target without the last of them, that one begins the next row. For example,
/// with a target of 120, four items have an extent of 131, and five have 104. 131 is nearer to 120, so the fifth begins
/// the next row. If both are as near, it stays, and so does the only item of a row. What is left in the end is the last
/// row, for which `LastRow` has rules of its own.
///
/// Ratios are stored exactly, in 4 bytes an item where a `Float` represents each, else in 8. On top come 24 bytes a row. It
/// is a value: copies share memory until one of them changes. Frames are worked out when asked for.
///
/// A ratio that is not positive and finite counts as 1, any other as one from 2⁻³² to 2³².
public struct JustifiedRows: Sendable {
  struct Row: BitwiseCopyable, Sendable {
    var firstItem: Int
    var start: Double
    var extent: Double
  }

  /// What decides where rows end.
  public private(set) var rules: Rules
  var columns = JustifiedColumns()

  // MARK: The last row, to which the next item goes

  /// Its first item, or the count where it has none.
  var firstLeft = 0
  /// The sum of its ratios.
  var sum = 0.0
  /// Where it starts.
  var nextStart = 0.0

  /// No items yet.
  public init(_ rules: Rules) { self.rules = rules }

  /// The number of items.
  public var count: Int { columns.ratios.count }

  /// The ratio that an item was given, or what it counted as.
  public func ratio(ofItem item: Int) -> Double { columns.ratios[item] }

  /// How many items, from the first, are to be seen: not all where the last row is hidden.
  public var shownCount: Int { rules.lastRow == .hidden ? firstLeft : count }

  /// The length of all rows together along the axis, without spacing after the last.
  public var extent: Double {
    if firstLeft < shownCount { return nextStart + lastRow.extent }
    guard let row = fullRows.last else { return 0 }
    return columns.rows[row].start + columns.rows[row].extent
  }

  /// The rows that fill the breadth.
  var fullRows: Range<Int> { 0..<columns.rows.count }

  /// The row of what is left.
  var lastRow: Row {
    let count = count - firstLeft
    let stretched = rules.lastRow == .justified && count > 0
    return Row(
      firstItem: firstLeft, start: nextStart,
      extent: rules.limit(stretched ? rules.room(for: count) / sum : rules.targetExtent))
  }

  // MARK: Adding

  /// The most items packed in one go. Of one item in as many the sum of the ratios before it is stored.
  @inlinable static var slice: Int { 64 }

  static func sumCount(forItems count: Int) -> Int { (count + slice - 1) / slice }

  /// Adds items after the last one, by their breadth in terms of their extent.
  ///
  /// - Complexity: O(`count`), whatever is there already.
  @inlinable
  public mutating func append(count: Int, ratio: (_ index: Int) -> Double) {
    precondition(count >= 0, "JustifiedRows.append(count:) was given a count of \(count)")
    guard count > 0 else { return }
    makeUnique()
    FlatColumn<Double>.withTemporary(count: Self.slice) { ratios in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Self.slice &- self.count % Self.slice)
        for index in 0..<items { ratios[index] = ratio(asked &+ index) }
        append(ratios, count: items)
        // Now it is known how broad a ratio is stored, most likely: memory that is exchanged leaves holes that nobody uses.
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
    // Less one, the bits of 0, of negative numbers, of infinity and of NaN are above those of every positive finite number: a single
    // comparison.
    let isRatio = given.bitPattern &- 1 < Double.infinity.bitPattern &- 1
    return isRatio ? min(max(given, 0x1p-32), 0x1p32) : 1
  }

  /// Removes all items and keeps the memory for the next ones.
  public mutating func removeAll() {
    if isKnownUniquelyReferenced(&columns) {
      columns.ratios.truncate(to: 0)
      unpack(fromRow: 0)
    } else {
      self = JustifiedRows(rules)
    }
  }

  // MARK: Changing

  /// Replaces items, of which there may be none, by `count` others, and packs again what that can concern. The
  /// closure gets 0 ..< `count`.
  ///
  /// - Complexity: O(*n*) from the row before to the end.
  public mutating func replaceItems(_ range: Range<Int>, count: Int, ratio: (_ index: Int) -> Double) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "JustifiedRows.replaceItems was given the items \(range) of \(self.count), and a count of \(count)")
    apply(RangeShift(replacing: range, by: count)) { ratio($0 - range.lowerBound) }
  }

  /// Removes items and inserts others, and packs again what that can concern. The closure gets the numbers of the inserted items.
  ///
  /// - Complexity: O(*n*) from the row before the first of them to the end.
  public mutating func shiftItems(_ shift: IndexShift, value ratio: (_ item: Int) -> Double) {
    let shift = RangeShift(shift)
    precondition(shift.fits(count), "JustifiedRows.shiftItems was given others than its \(count) items")
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
    // The row before may have ended because of the first of these items.
    packAgain(fromRow: max(0, row - 1))
  }

  /// Gives items other ratios, and packs again what that can concern. The items come in ascending order.
  ///
  /// - Complexity: O(*n*) from the row before the first of them to the end.
  public mutating func resize(_ changes: some Collection<(item: Int, ratio: Double)>) {
    guard let first = changes.first else { return }
    makeUnique()
    let row = min(row(ofItem: first.item), fullRows.upperBound)
    for change in changes {
      precondition(
        change.item >= first.item && change.item < count,
        "JustifiedRows.resize was given item \(change.item) of \(count)")
      columns.ratios[change.item] = Self.ratio(change.ratio)
    }
    packAgain(fromRow: max(0, row - 1))
  }

  /// Packs the same items by other rules: after the breadth changed, say.
  ///
  /// - Complexity: O(*n*); O(1) where only the last row's rule is another one.
  public mutating func repack(by newRules: Rules) {
    let old = rules
    rules = newRules
    guard !newRules.differOnlyInLastRow(from: old), count > 0 else { return }
    makeUnique()
    packAgain(fromRow: 0)
  }

  /// Makes the columns this value's own. Whatever changes the rows calls this first.
  @usableFromInline
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = JustifiedColumns(copying: columns) }
  }
}
