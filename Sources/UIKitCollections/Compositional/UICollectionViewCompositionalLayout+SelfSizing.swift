import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
  enum Sizing {
    case item, badge(kind: String), boundary(kind: String), outer(kind: String)
  }

  /// Returns the fitting priorities for a view. Lengths that aren't estimates are required.
  func priorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    let isEstimated = estimates(of: attributes)
    return (
      isEstimated.width ? .fittingSizeLevel : .required, isEstimated.height ? .fittingSizeLevel : .required
    )
  }

  private func estimates(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
    guard let frames else { return (true, true) }
    if attributes.representedElementCategory == .cell {
      guard frames.contains(path) else { return (true, true) }
      return frames.sections[path.section].run.estimates(ofItem: path.item)
    }
    var items: [NSCollectionLayoutSupplementaryItem] = frames.outerItems
    if path.count == 2, path.section >= 0, path.section < frames.sections.count {
      let description = frames.descriptions[path.section]
      items = description.boundaryItems + description.badges
    }
    guard let rule = items.first(where: { $0.elementKind == kind })?.layoutSize.value else {
      return (true, true)
    }
    return (rule.width.isEstimated, rule.height.isEstimated)
  }

  /// Returns the kind of element to resize, or `nil` if the view's preferred size doesn't differ in an
  /// estimated dimension.
  func sizing(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Sizing? {
    let path = original.indexPath
    let size = LayoutSize(preferred.size)
    guard let frames, size.isValid else { return nil }
    switch (original.representedElementCategory, original.representedElementKind) {
    case (.cell, _):
      guard frames.contains(path) else { return nil }
      let run = frames.sections[path.section].run
      let (width, height) = run.estimates(ofItem: path.item)
      let known = run.measuredSize(ofItem: path.item) ?? frames.frame(ofItem: path).size
      let isNews = width && known.width != size.width || height && known.height != size.height
      return isNews ? .item : nil
    case (.supplementaryView, let kind?):
      return supplementarySizing(kind, at: path, size, shown: LayoutSize(original.size), in: frames)
    default: return nil
    }
  }

  private func supplementarySizing(
    _ kind: String, at path: IndexPath, _ size: LayoutSize, shown: LayoutSize,
    in frames: CompositionalFrames
  ) -> Sizing? {
    func isNews(_ item: NSCollectionLayoutSupplementaryItem, _ known: LayoutSize?) -> Bool {
      let (rule, known) = (item.layoutSize.value, known ?? shown)
      return rule.width.isEstimated && known.width != size.width
        || rule.height.isEstimated && known.height != size.height
    }
    if path.count == 1 {
      guard let item = frames.outerItems.first(where: { $0.elementKind == kind }) else { return nil }
      return isNews(item, sizes.outer[kind]) ? .outer(kind: kind) : nil
    }
    guard path.count == 2, path.section >= 0, path.section < frames.sections.count else { return nil }
    let description = frames.descriptions[path.section]
    let boundaries = description.boundaryItems
    if path.item == 0, let item = boundaries.first(where: { $0.elementKind == kind }) {
      return isNews(item, sizes.size(ofKind: kind, inSection: path.section)) ? .boundary(kind: kind) : nil
    }
    guard let badge = description.badges.first(where: { $0.elementKind == kind }) else { return nil }
    return isNews(badge, sizes.size(ofBadge: kind, at: path)) ? .badge(kind: kind) : nil
  }

  func note(
    _ sizing: Sizing, _ size: LayoutSize, at path: IndexPath, in context: CompositionalInvalidationContext
  ) {
    switch sizing {
    case .item:
      context.preservesSections = true
      context.preferredSizes[path] = size
    case .badge(let kind):
      context.preservesSections = true
      sizes.store(size, ofBadge: kind, at: path)
    case .boundary(let kind):
      context.preservesSections = true
      context.preferredBoundaries.append((kind, path.section, size))
    case .outer(let kind):
      context.preservesSections = true
      context.preferredBoundaries.append((kind, nil, size))
    }
  }

  // MARK: Elements that stay

  /// The frames, before a measurement, of elements that stay in place. A copy of `CompositionalFrames` would
  /// duplicate all measured data.
  struct StayingElements {
    fileprivate var anchor: (path: IndexPath, frame: LayoutRect)?
    fileprivate var strips: [(section: Int, firstItem: Int, frame: LayoutRect)] = []
    fileprivate var contentSize = LayoutSize.zero
  }

  func elementsThatStay(
    measuring paths: some Collection<IndexPath>, anchor: IndexPath?, in frames: CompositionalFrames,
    _ view: UICollectionView
  ) -> StayingElements {
    var staying = StayingElements(contentSize: frames.contentSize)
    for section in Set(paths.map(\.section))
    where section < frames.sections.count && frames.sections[section].isOrthogonal {
      let distance = view.stripDistance(ofSection: section)
      guard let first = frames.firstItem(ofStrip: section, scrolledBy: distance),
        paths.contains(where: { $0.section == section && $0.item < first })
      else { continue }
      staying.strips.append((section, first, frames.frame(ofItem: [section, first])))
    }
    guard let anchor, paths.contains(where: { $0 < anchor }) else { return staying }
    staying.anchor = (anchor, frames.frame(ofItem: anchor))
    return staying
  }

  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, to frames: CompositionalFrames,
    preserving staying: StayingElements, in view: UICollectionView
  ) {
    let axis = frames.axis
    for (section, first, frame) in staying.strips {
      let now = frames.frame(ofItem: IndexPath(item: first, section: section))
      view.moveStrip(ofSection: section, by: axis.across(now.origin) - axis.across(frame.origin))
    }
    guard let (anchor, frame) = staying.anchor else { return }
    let distance = axis.along(frames.frame(ofItem: anchor).origin) - axis.along(frame.origin)
    adjust(context, by: distance, to: frames, from: staying.contentSize, in: view)
  }

  /// Makes the content offset follow the contents along the axis.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext, by distance: Double,
    to frames: CompositionalFrames, from oldSize: LayoutSize, in view: UICollectionView
  ) {
    let offset = frames.axis.point(along: distance, across: 0)
    // Mirrored contents grow to the left.
    if !view.reader.isMirrored { context.contentOffsetAdjustment.x += offset.x }
    context.contentOffsetAdjustment.y += offset.y
    context.contentSizeAdjustment.width += frames.contentSize.width - oldSize.width
    context.contentSizeAdjustment.height += frames.contentSize.height - oldSize.height
  }
}

struct CompositionalSizes {
  var items = MeasuredSizes()
  /// The sizes of boundary items, by kind and section.
  private var boundaries: [String: [Int: LayoutSize]] = [:]
  private var badges: [String: MeasuredSizes] = [:]
  /// The largest reported width or height of a badge.
  private(set) var longestBadge = 0.0
  /// The sizes of boundary items of the whole layout.
  private(set) var outer: [String: LayoutSize] = [:]

  func size(ofKind kind: String, inSection section: Int) -> LayoutSize? { boundaries[kind]?[section] }

  func hasSize(inSection number: Int, of section: NSCollectionLayoutSection) -> Bool {
    !items.sizes(inSection: number).items.isEmpty
      || !boundaries.isEmpty
        && section.boundarySupplementaryItems.contains {
          size(ofKind: $0.elementKind, inSection: number) != nil
        }
  }

  mutating func store(_ size: LayoutSize, ofKind kind: String, inSection section: Int) {
    boundaries[kind, default: [:]][section] = size
  }

  mutating func store(_ size: LayoutSize, ofOuterKind kind: String) { outer[kind] = size }

  func size(ofBadge kind: String, at path: IndexPath) -> LayoutSize? {
    badges[kind]?.sizes(inSection: path.section)[path.item]
  }

  mutating func store(_ size: LayoutSize, ofBadge kind: String, at path: IndexPath) {
    badges[kind, default: MeasuredSizes()].store(size, at: path)
    longestBadge = max(longestBadge, size.width, size.height)
  }

  /// Returns the remaining elements' sizes at their new paths.
  func following(_ map: UpdateMap) -> CompositionalSizes {
    var result = CompositionalSizes()
    result.items = items.following(map)
    result.badges = badges.mapValues { $0.following(map) }
    result.longestBadge = longestBadge
    result.outer = outer
    for (kind, sizes) in boundaries {
      for (section, size) in sizes {
        guard let section = map.newSectionOfViews(in: section) else { continue }
        result.store(size, ofKind: kind, inSection: section)
      }
    }
    return result
  }
}

final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the sections stay valid, for example if the contents scroll or views report their sizes.
  var preservesSections = false
  var preferredSizes: [IndexPath: LayoutSize] = [:]
  /// A `nil` section means the whole layout.
  var preferredBoundaries: [(kind: String, section: Int?, size: LayoutSize)] = []
}
