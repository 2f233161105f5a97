/// The lines of one section: in closed form where all its items have one size, stored one by one where they do not.
public enum SectionLines: SectionItems {
  /// Items of one size: no memory, every answer O(1).
  case uniform(UniformLines)
  /// Items of different sizes, each of which was asked for.
  case broken(LineBreaking)

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .broken(let lines): lines.count
    }
  }

  /// The length of all lines together along the axis.
  public var extent: Double {
    switch self {
    case .uniform(let lines): lines.extent
    case .broken(let lines): lines.extent
    }
  }

  /// What decides where lines end and how items stand in them.
  public var rules: LineRules {
    switch self {
    case .uniform(let lines): lines.rules
    case .broken(let lines): lines.rules
    }
  }

  public var axis: Axis { rules.axis }

  /// Where an item lies if the first line starts at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    switch self {
    case .uniform(let lines): lines.frame(ofItem: item, from: origin)
    case .broken(let lines): lines.frame(ofItem: item, from: origin)
    }
  }

  /// Calls `body` with every item whose frame shares an area with `rect`, in ascending order.
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    switch self {
    case .uniform(let lines): lines.forEachItem(in: rect, from: origin, body)
    case .broken(let lines): lines.forEachItem(in: rect, from: origin, body)
    }
  }

  /// The same items, broken by other rules.
  ///
  /// - Complexity: O(*n*), O(1) in closed form
  public mutating func rebreak(by rules: LineRules) {
    switch self {
    case .uniform(let lines):
      self = .uniform(UniformLines(rules: rules, itemSize: lines.itemSize, count: lines.count))
    case .broken:
      withBrokenLines { $0.rebreak(by: rules) }
    }
  }

  /// Gives items sizes of their own. Lines in closed form are stored one by one from then on.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(_ changes: some Sequence<(item: Int, size: LayoutSize)>) {
    withBrokenLines { $0.resize(changes) }
  }

  public func _checkInvariants() {
    if case .broken(let lines) = self { lines._checkInvariants() }
  }

  /// Extracts the lines while they change, so that they are not copied.
  private mutating func withBrokenLines(_ change: (inout LineBreaking) -> Void) {
    var broken: LineBreaking
    switch self {
    case .uniform(let lines):
      broken = LineBreaking(rules: lines.rules)
      broken.append(count: lines.count) { _ in lines.itemSize }
    case .broken(let lines):
      broken = lines
    }
    self = .uniform(UniformLines(rules: broken.rules, itemSize: .zero, count: 0))
    change(&broken)
    self = .broken(broken)
  }
}
