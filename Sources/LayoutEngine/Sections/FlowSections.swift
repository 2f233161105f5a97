/// The sections of a layout with items in lines.
///
/// ```swift
/// var sections = FlowSections(axis: .vertical, breadth: 375, scale: 2)
/// let rules = sections.rules(insets: insets, itemSpacing: 10, lineSpacing: 10)
/// let lines = UniformLines(rules: rules, itemSize: LayoutSize(width: 80, height: 40), count: 3)
/// sections.append(FlowSection(headerExtent: 30, insets: insets, lines: .uniform(lines), footerExtent: 20))
/// sections.forEachElement(in: visible) { element, frame in print(element, frame) }
/// ```
public typealias FlowSections = StackedSections<SectionLines>

/// A section with items in lines.
public typealias FlowSection = StackedSection<SectionLines>

extension StackedSections<SectionLines> {
  /// Returns the rules for a section's lines.
  public func rules(
    insets: LayoutInsets, itemSpacing: Double, lineSpacing: Double, alignment: LineRules.Alignment = .flow
  ) -> LineRules {
    LineRules(
      axis: axis, breadth: itemBreadth(insets: insets), itemSpacing: itemSpacing, lineSpacing: lineSpacing,
      alignment: alignment, scale: scale)
  }
}

extension StackedSection<SectionLines> {
  /// Creates a section.
  public init(
    headerExtent: Double = 0, insets: LayoutInsets = .zero, lines: SectionLines, footerExtent: Double = 0
  ) {
    self.init(headerExtent: headerExtent, insets: insets, items: lines, footerExtent: footerExtent)
  }

  /// The items, broken into lines.
  public var lines: SectionLines {
    get { items }
    _modify { yield &items }
  }
}

/// The lines of one section.
public enum SectionLines: SectionItems {
  /// Items of one size, in closed form.
  case uniform(UniformLines)
  /// Items of different sizes.
  case broken(LineBreaking)

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .broken(let lines): lines.count
    }
  }

  /// The length of all lines, in points.
  public var extent: Double {
    switch self {
    case .uniform(let lines): lines.extent
    case .broken(let lines): lines.extent
    }
  }

  /// The rules for breaking and arranging lines.
  public var rules: LineRules {
    switch self {
    case .uniform(let lines): lines.rules
    case .broken(let lines): lines.rules
    }
  }

  public var axis: Axis { rules.axis }

  /// Returns the frame of an item if the first line starts at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    switch self {
    case .uniform(let lines): lines.frame(ofItem: item, from: origin)
    case .broken(let lines): lines.frame(ofItem: item, from: origin)
    }
  }

  /// Calls `body` with every item whose frame intersects `rect`, in ascending order.
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    switch self {
    case .uniform(let lines): lines.forEachItem(in: rect, from: origin, body)
    case .broken(let lines): lines.forEachItem(in: rect, from: origin, body)
    }
  }

  /// Applies new rules, and breaks lines again.
  ///
  /// - Complexity: O(*n*), or O(1) in closed form
  public mutating func rebreak(by rules: LineRules) {
    switch self {
    case .uniform(let lines):
      self = .uniform(UniformLines(rules: rules, itemSize: lines.itemSize, count: lines.count))
    case .broken:
      withBrokenLines { $0.rebreak(by: rules) }
    }
  }

  /// Gives items individual sizes, which ends the closed form.
  ///
  /// - Complexity: O(*n*)
  public mutating func resize(_ changes: some Sequence<(item: Int, size: LayoutSize)>) {
    withBrokenLines { $0.resize(changes) }
  }

  public func _checkInvariants() {
    if case .broken(let lines) = self { lines._checkInvariants() }
  }

  /// Changes the lines. Moves them out of the enumeration during the change, which avoids copying them.
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
