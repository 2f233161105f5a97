import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Numbers in a waterfall with self-sizing cells. The lengths of items not yet seen are estimates.
final class MeasuredBoard: Board, WaterfallLayoutDelegate {
  nonisolated static let estimate: CGFloat = 60

  /// The cells' lengths. Missing ones come from `wanted(_:)`.
  var lengths: [Int: CGFloat] = [:]
  var spans: [Int: Int] = [:]
  /// The lengths from the delegate.
  var fixed: [Int: CGFloat] = [:]
  /// The sections whose delegate returns all lengths at once and no spans.
  var listedSections: Set<Int> = []
  /// The lane count of each section, if it differs from the layout's.
  var lanes: [Int]?
  var headers: [CGFloat]?
  var footers: [CGFloat]?
  /// The numbers and headers with measured views.
  private(set) var measured: Set<Int> = []
  let layout: WaterfallLayout

  init(
    _ sections: [[Int]], isRightToLeft: Bool = false, headers: [CGFloat]? = nil, footers: [CGFloat]? = nil,
    spans: [Int: Int] = [:], lengths: [Int: CGFloat] = [:], lanes: [Int]? = nil,
    fixed: [Int: CGFloat] = [:], size: CGSize = CGSize(width: 300, height: 400),
    _ setUp: (WaterfallLayout) -> Void = { _ in }
  ) {
    (self.headers, self.footers, self.lanes) = (headers, footers, lanes)
    (self.spans, self.fixed, self.lengths) = (spans, fixed, lengths)
    layout = WaterfallLayout()
    layout.itemLength = .estimated(Self.estimate)
    setUp(layout)
    super.init(sections, layout, width: size.width, height: size.height, isRightToLeft: isRightToLeft)
  }

  override func registerViews() {
    view.register(FittedCell.self, forCellWithReuseIdentifier: "cell")
    view.registerFittedBoundaries()
  }

  var isVertical: Bool { layout.scrollDirection == .vertical }

  override var direction: Direction { isVertical ? .down : layout.isMirrored ? .left : .right }

  func wanted(_ number: Int) -> CGFloat { lengths[number] ?? CGFloat(25 + (number * 53 + 7) % 170) }

  func length(of number: Int) -> CGFloat {
    fixed[number] ?? (measured.contains(number) ? wanted(number) : Self.estimate)
  }

  /// The visible numbers whose cells don't have the preferred length or the layout's frame.
  var wrong: [Int] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.compactMap { path in
      let number = sections[path.section][path.item]
      guard let cell = view.cellForItem(at: path), let frame = view.layoutAttributesForItem(at: path)?.frame
      else { return number }
      let length = isVertical ? cell.frame.height : cell.frame.width
      return isClose(length, fixed[number] ?? wanted(number)) && cell.frame.isClose(to: frame) ? nil : number
    }
  }

  /// The same contents in the reference implementation.
  var plain: PlainWaterfall {
    var plain = PlainWaterfall(
      sections: sections.enumerated().map { index, numbers in
        var section = SectionedDelegate.Section(
          items: numbers.map { .init(length: length(of: $0), span: spans[$0] ?? 1) })
        if let headers, headers[index] > 0 {
          section.header = measured.contains(-1 - index) ? headers[index] : 44
        }
        if let footers, footers[index] > 0 {
          section.footer = measured.contains(-1001 - index) ? footers[index] : 44
        }
        section.inset = layout.sectionInset
        if case .fixed(let count) = layout.laneCount { section.laneCount = count }
        section.laneSpacing = layout.laneSpacing
        section.itemSpacing = layout.itemSpacing
        return section
      }, breadth: isVertical ? view.bounds.width : view.bounds.height)
    (plain.isVertical, plain.placement) = (isVertical, layout.placement)
    return plain
  }

  /// The numbers whose frames differ from the reference implementation.
  var misplaced: [Int] {
    let plain = plain.frames()
    return sections.enumerated().flatMap { section, numbers in
      numbers.enumerated().compactMap { item, number in
        let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        return frame?.isClose(to: plain.sections[section].items[item]) == true ? nil : number
      }
    }
  }

  // MARK: UICollectionViewDataSource

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    let number = cell.tag
    (cell as? FittedCell)?.length = { [unowned self] in
      measured.insert(number)
      return wanted(number)
    }
    (cell as? FittedCell)?.isVertical = isVertical
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    (view as? FittedHeader)?.length = { [unowned self] in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      measured.insert((isHeader ? -1 : -1001) - indexPath.section)
      return (isHeader ? headers : footers)?[indexPath.section] ?? 0
    }
    (view as? FittedHeader)?.isVertical = isVertical
    return view
  }

  // MARK: WaterfallLayoutDelegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength {
    fixed[sections[indexPath.section][indexPath.item]].map { .absolute($0) } ?? .estimated(Self.estimate)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? {
    guard listedSections.contains(section) else { return nil }
    let lengths = sections[section].compactMap { fixed[$0] }
    return lengths.count == sections[section].count ? lengths : nil
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan {
    if listedSections.contains(indexPath.section) { return .unasked }
    return .lanes(spans[sections[indexPath.section][indexPath.item]] ?? 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> WaterfallLayout.LaneCount { lanes.map { .fixed($0[section]) } ?? layout.laneCount }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength { headers.map { $0[section] > 0 ? .estimated(44) : 0 } ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength { footers.map { $0[section] > 0 ? .estimated(44) : 0 } ?? 0 }
}

extension MeasuredBoard {
  /// Scrolls by a distance. Everything on screen must move by it, and not across.
  func scroll(by distance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let before = framesOnScreen
    let step = min(max(distance, -position), room - position)
    position += step
    layout._checkInvariants()
    let staying = framesOnScreen.filter { before[$0.key] != nil }
    // Compares frames without sizes because a visible cell can still grow.
    let corners = staying.mapValues { CGRect(origin: $0.origin, size: .zero) }
    var way = direction == .left ? step : -step
    // If the contents get shorter at the end, all items move by the same distance.
    if isClose(position, room), let (number, corner) = corners.first, let old = before[number] {
      way = isVertical ? corner.minY - old.minY : corner.minX - old.minX
    }
    let (dx, dy) = isVertical ? (0, way) : (way, 0)
    let expected = before.filter { staying[$0.key] != nil }.mapValues {
      CGRect(origin: CGPoint(x: $0.minX + dx, y: $0.minY + dy), size: .zero)
    }
    expectFrames(corners, equal: expected, "by \(step)", sourceLocation: sourceLocation)
    #expect(wrong.isEmpty, sourceLocation: sourceLocation)
  }

  /// Scrolls to the end and shows everything.
  func scrollThrough() {
    for _ in 0..<200 where position < room { position = min(room, position + 200) }
  }

  /// The first numbers with a start on screen. Several can start at the same position.
  var firstInSight: Set<Int> {
    let begins = framesOnScreen.mapValues(\.minY).filter { $0.value > -1e-6 }
    let first = begins.values.min() ?? 0
    return Set(begins.filter { isClose($0.value, first) }.keys)
  }
}

/// A combination of settings for boards of measured items. Seeds cover all combinations.
struct MeasuredBoardKind: CustomStringConvertible {
  let laneCount: Int
  let placement: WaterfallLayout.Placement
  let isRightToLeft: Bool
  let hasHeaders: Bool
  let hasFooters: Bool
  /// `true` if some items cover two lanes.
  let hasSpans: Bool

  init(seed: UInt64) {
    laneCount = Int(1 + seed % 4)
    placement = seed % 6 == 5 ? .sequential : .shortestLane
    isRightToLeft = seed % 5 == 4
    hasHeaders = seed % 2 == 1
    hasFooters = seed % 7 >= 4
    hasSpans = seed % 3 == 1
  }

  var description: String {
    let words = [
      "\(laneCount) lanes", placement == .sequential ? "in turns" : nil,
      isRightToLeft ? "from right to left" : nil,
      hasHeaders ? "headers" : nil, hasFooters ? "footers" : nil, hasSpans ? "spans" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
