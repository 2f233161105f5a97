import Foundation
import LayoutEngine

/// The frames of a flow layout's elements, and the delegate's values for computing the frames again.
struct FlowFrames {
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
    self = FlowFrames(environment: newEnvironment, sectionCount: old.metrics.count)
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

extension FlowFrames {
  /// The first item that starts in the visible area. Its screen position stays the same when earlier items
  /// grow.
  struct Anchor {
    var indexPath: IndexPath
    var origin: LayoutPoint
    var contentSize: LayoutSize
  }

  /// The changes of the content offset and the content size.
  struct Shift {
    var offset: LayoutPoint
    var size: LayoutSize
  }

  func anchor(in collectionView: UICollectionView) -> Anchor? {
    let visible = visibleRect(of: collectionView)
    let axis = sections.axis
    var anchor: Anchor?
    sections.forEachElement(in: visible) { element, frame in
      guard anchor == nil, case .item(let item, let section) = element,
        axis.along(frame.origin) >= axis.along(visible.origin)
      else { return }
      anchor = Anchor(
        indexPath: IndexPath(item: item, section: section), origin: frame.origin,
        contentSize: sections.contentSize)
    }
    return anchor
  }

  private func visibleRect(of collectionView: UICollectionView) -> LayoutRect {
    let inSight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return LayoutRect(collectionView.reader.inLayout(inSight))
  }

  /// Sets the measured lengths of headers and footers.
  ///
  /// - Returns: The shift of the visible elements, or `nil` if no lengths before the visible area change.
  mutating func resize(_ extents: MeasuredExtents, visibleIn collectionView: UICollectionView) -> Shift? {
    let (axis, size) = (sections.axis, sections.contentSize)
    let start = axis.along(visibleRect(of: collectionView).origin)
    func growth(_ extent: Double, of frame: LayoutRect?) -> Double {
      guard let frame, axis.along(frame.origin) < start else { return 0 }
      return extent - axis.extent(of: frame.size)
    }
    var distance = 0.0
    for (section, extent) in extents.headers where section < sections.count {
      distance += growth(extent, of: sections.frame(ofHeaderInSection: section))
    }
    for (section, extent) in extents.footers where section < sections.count {
      distance += growth(extent, of: sections.frame(ofFooterInSection: section))
    }
    resize(extents)
    guard distance != 0 else { return nil }
    return Shift(
      offset: axis.point(along: distance, across: 0),
      size: LayoutSize(
        width: sections.contentSize.width - size.width, height: sections.contentSize.height - size.height))
  }

  /// Returns the anchor's movement and the contents' growth.
  func shift(of anchor: Anchor) -> Shift {
    let axis = sections.axis
    let origin = sections.frame(ofItem: anchor.indexPath.item, inSection: anchor.indexPath.section).origin
    return Shift(
      offset: axis.point(along: axis.along(origin) - axis.along(anchor.origin), across: 0),
      size: LayoutSize(
        width: sections.contentSize.width - anchor.contentSize.width,
        height: sections.contentSize.height - anchor.contentSize.height))
  }
}

struct FlowEnvironment: Equatable {
  var axis: Axis
  /// The length across the scroll direction, between the content insets.
  var breadth: Double
  var scale: Double
  /// The insets of `sectionInsetReference` in excess of the content insets, in layout coordinates.
  var referenceInsets: LayoutInsets

  init(of layout: UICollectionViewFlowLayout, in collectionView: UICollectionView) {
    axis = Axis(layout.scrollDirection)
    let reader = LayoutReader(layout, in: collectionView)
    let contentInsets = LayoutInsets(reader.inLayout(collectionView.adjustedContentInset))
    breadth = max(
      0,
      axis.breadth(of: LayoutSize(collectionView.bounds.size)) - axis.near(of: contentInsets)
        - axis.far(of: contentInsets))
    scale = collectionView.layoutScale
    let reference: LayoutInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: contentInsets
      case .fromSafeArea: LayoutInsets(reader.inLayout(collectionView.safeAreaInsets))
      case .fromLayoutMargins: LayoutInsets(reader.inLayout(collectionView.layoutMargins))
      }
    referenceInsets = LayoutInsets(
      top: max(0, reference.top - contentInsets.top), left: max(0, reference.left - contentInsets.left),
      bottom: max(0, reference.bottom - contentInsets.bottom),
      right: max(0, reference.right - contentInsets.right))
  }

  /// Returns `sectionInset` with the reference insets added across the scroll direction.
  func insets(from sectionInset: UIEdgeInsets) -> LayoutInsets {
    var insets = LayoutInsets(sectionInset)
    switch axis {
    case .vertical:
      insets.left += referenceInsets.left
      insets.right += referenceInsets.right
    case .horizontal:
      insets.top += referenceInsets.top
      insets.bottom += referenceInsets.bottom
    }
    return insets
  }
}
