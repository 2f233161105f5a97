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
