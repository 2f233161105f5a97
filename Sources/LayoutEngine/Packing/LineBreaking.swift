/// Items of any size broken into lines, greedily, as UIKit's flow layout does it.
///
///     var lines = LineBreaking(rules: LineRules(breadth: 375, itemSpacing: 10, lineSpacing: 10, scale: 2))
///     lines.append(count: 7) { _ in Size(width: 100, height: 60) }
///     lines.frame(ofItem: 4)                       // (137.5, 70, 100, 60)
///     lines.extent                                 // 200
///     lines.forEachItem(in: visible) { item, frame in … }
///
/// The store keeps 24 bytes an item and 48 a line in flat buffers. It is a value: copies share memory until
/// one of them changes. Frames are worked out when asked for, since the last line changes its looks with every item
/// that joins it. Where all items have one size, `UniformLines` answers the same questions without any memory.
///
/// A length that is negative, NaN or infinite counts as 0.
public struct LineBreaking: Sendable {
  /// An item in its line. Lengths are along and across the axis, so that one store serves both directions.
  @usableFromInline
  struct Item: BitwiseCopyable, Sendable {
    /// Where it would start in its line at the minimum spacing.
    @usableFromInline var offset: Double
    @usableFromInline var breadth: Double
    @usableFromInline var extent: Double

    @inlinable
    init(offset: Double, breadth: Double, extent: Double) {
      self.offset = offset
      self.breadth = breadth
      self.extent = extent
    }
  }

  @usableFromInline
  struct Line: BitwiseCopyable, Sendable {
    @usableFromInline var firstItem: Int
    @usableFromInline var start: Double
    /// The extent of its thickest item.
    @usableFromInline var extent: Double
    /// Where the next item would start at the minimum spacing.
    @usableFromInline var cursor: Double
    /// The farthest end of this line and all before it: what a search can bisect, even where lines overlap.
    /// That of the lines before, until the line is finished.
    @usableFromInline var reach: Double
    /// Of the last line, whether all its items are of one size in both dimensions. Nobody asks that of the others.
    @usableFromInline var isUniform: Bool

    @inlinable
    init(firstItem: Int, start: Double, reach: Double) {
      self.firstItem = firstItem
      self.start = start
      self.reach = reach
      extent = 0
      cursor = 0
      isUniform = true
    }
  }

  /// What decides where lines end and how items stand in them.
  public private(set) var rules: LineRules
  @usableFromInline var items = FlatBuffer<Item>()
  @usableFromInline var lines = FlatBuffer<Line>()

  /// No items yet.
  public init(rules: LineRules) {
    self.rules = rules
  }

  /// The number of items.
  public var count: Int { items.count }
  /// The number of lines; the last may not be full.
  public var lineCount: Int { lines.count }

  /// The length of all lines together along the axis, without spacing after the last.
  public var extent: Double { lines.isEmpty ? 0 : lines[lines.count - 1].reach }

  /// Adds items after the last one.
  ///
  /// - Complexity: O(`count`), whatever is there already.
  @inlinable
  public mutating func append(count: Int, size: (_ index: Int) -> Size) {
    precondition(count >= 0, "LineBreaking.append(count:) was given a count of \(count)")
    guard count > 0 else { return }
    let first = items.count
    var breaker = resumeLastLine()
    let slots = items.grow(by: count)
    let axis = rules.axis
    for index in 0..<count {
      let size = size(index)
      slots[index] = breaker.place(
        breadth: axis.breadth(of: size), extent: axis.extent(of: size), item: first + index,
        lines: &lines)
    }
    store(breaker, uniformBefore: first)
  }

  @inlinable
  /// Adds an item after the last one. Lengths that are negative, NaN or infinite count as 0.
  public mutating func append(_ size: Size) {
    append(count: 1) { _ in size }
  }

  /// Takes all items away and keeps the memory for the next ones.
  public mutating func removeAll() {
    items.removeLast(items.count)
    lines.removeLast(lines.count)
  }

  /// Gives items new sizes and breaks again from the line of the first of them on.
  ///
  /// - Complexity: O(*n*) from that line to the end.
  public mutating func resize(_ changes: some Sequence<(item: Int, size: Size)>) {
    var firstChanged = count
    for (item, size) in changes {
      precondition(item >= 0 && item < count, "LineBreaking.resize was given item \(item) of \(count)")
      items[item].breadth = rules.axis.breadth(of: size)
      items[item].extent = rules.axis.extent(of: size)
      firstChanged = min(firstChanged, item)
    }
    guard firstChanged < count else { return }
    let line = line(ofItem: firstChanged)
    let first = lines[line].firstItem
    lines.removeLast(lines.count - line)
    breakItems(from: first)
  }

  /// Breaks the same items by other rules along the same axis: after the breadth changed, say.
  ///
  /// - Complexity: O(*n*)
  public mutating func rebreak(by newRules: LineRules) {
    precondition(
      newRules.axis == rules.axis,
      "LineBreaking.rebreak(by:) cannot turn the axis \(rules.axis) to \(newRules.axis)")
    guard newRules != rules else { return }
    rules = newRules
    lines.removeLast(lines.count)
    guard count > 0 else { return }
    breakItems(from: 0)
  }

  private mutating func breakItems(from first: Int) {
    var breaker = resumeLastLine()
    let firstToCompare = breaker.line.firstItem
    for item in first..<count {
      items[item] = breaker.place(
        breadth: items[item].breadth, extent: items[item].extent, item: item, lines: &lines)
    }
    store(breaker, uniformBefore: firstToCompare)
  }
}
