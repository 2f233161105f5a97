import Foundation
import LayoutEngine

/// The frames of a flow layout's elements, and the delegate's values for computing the frames again.
struct FlowPacking {
  struct Metrics {
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var headerExtent: Double
    var footerExtent: Double
  }

  private(set) var environment: FlowEnvironment
  private(set) var sections: FlowSections
  private var metrics: [Metrics] = []

  init(environment: FlowEnvironment, sectionCount: Int) {
    self.environment = environment
    sections = FlowSections(axis: environment.axis, breadth: environment.breadth, scale: environment.scale)
    sections.reserveCapacity(sectionCount)
    metrics.reserveCapacity(sectionCount)
  }

  mutating func append(_ metrics: Metrics, lines: (LineRules) -> SectionLines) {
    self.metrics.append(metrics)
    sections.append(section(metrics, lines: lines(rules(for: metrics))))
  }

  mutating func adapt(to newEnvironment: FlowEnvironment) {
    guard newEnvironment != environment else { return }
    let old = self
    self = FlowPacking(environment: newEnvironment, sectionCount: old.metrics.count)
    for (index, metrics) in old.metrics.enumerated() {
      append(metrics) { rules in
        var lines = old.sections[index].lines
        lines.rebreak(by: rules)
        return lines
      }
    }
  }

  /// Ignores paths of missing items.
  mutating func resize(_ sizes: [IndexPath: CGSize]) {
    for (section, changes) in Dictionary(grouping: sizes.filter { contains($0.key) }, by: \.key.section) {
      sections.update(section) {
        $0.lines.resize(changes.map { (item: $0.key.item, size: LayoutSize($0.value)) })
      }
    }
  }

  /// Ignores missing sections, headers, and footers.
  mutating func resize(_ extents: MeasuredExtents) {
    for section in Set(extents.headers.keys).union(extents.footers.keys) where section < sections.count {
      if metrics[section].headerExtent > 0, let extent = extents.headers[section] {
        metrics[section].headerExtent = extent
      }
      if metrics[section].footerExtent > 0, let extent = extents.footers[section] {
        metrics[section].footerExtent = extent
      }
      let metrics = metrics[section]
      sections.update(section) {
        $0.headerExtent = metrics.headerExtent
        $0.footerExtent = metrics.footerExtent
      }
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sections.count).contains(path.section)
      && (0..<sections[path.section].lines.count).contains(path.item)
  }

  private func rules(for metrics: Metrics) -> LineRules {
    sections.rules(
      insets: environment.insets(from: metrics.insets), itemSpacing: Double(metrics.itemSpacing),
      lineSpacing: Double(metrics.lineSpacing))
  }

  private func section(_ metrics: Metrics, lines: SectionLines) -> FlowSection {
    FlowSection(
      headerExtent: metrics.headerExtent, insets: environment.insets(from: metrics.insets), lines: lines,
      footerExtent: metrics.footerExtent)
  }
}

extension LayoutSize {
  var isValid: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
