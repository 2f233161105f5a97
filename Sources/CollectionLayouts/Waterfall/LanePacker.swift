import CollectionView
import LayoutEngine

/// Packs items below the screen in the next frames, or when a query needs them.
final class LanePacker: @MainActor ContentsPacker, @MainActor MeasuringPacker {
  unowned let layout: WaterfallLayout
  var sections: LaneSections?
  /// The lengths last reported by the items' cells, in points.
  var measured = MeasuredItems<Double>()
  var automatic: [Int: IndexRanges] = [:]

  nonisolated deinit {}

  // MARK: Tail

  /// The display link that packs the tail, or `nil` if no tail is being packed.
  private(set) var frames: CADisplayLink?
  /// The number of items packed in a frame, which takes about a third of a millisecond.
  var itemsPerFrame = 131_072
  /// Tails of up to this many items are packed at once, in less than a tenth of a millisecond.
  var shortCount = 16_384

  init(_ layout: WaterfallLayout) { self.layout = layout }

  // MARK: Element frames

  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections?.pack(throughItem: item, inSection: section)
    return sections?.frame(ofItem: item, inSection: section) ?? .zero
  }

  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.pack(throughHeaderOfSection: section, pinning: pinning)
    return sections?.frame(ofHeaderInSection: section, pinning: pinning)
  }

  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.pack(throughFooterOfSection: section, pinning: pinning)
    return sections?.frame(ofFooterInSection: section, pinning: pinning)
  }

  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void
  ) {
    // `sections` can't be read while they are being packed.
    let end = axis.along(rect.origin) + axis.extent(of: rect.size)
    sections?.pack(forElementsBefore: end, pinning: pinning)
    sections?.forEachElement(in: rect, pinning: pinning, body)
  }

  // MARK: Packing

  func askForEverything(in view: UICollectionView) {
    automatic = [:]
    measured.applyCounts(of: view)
    layout.boundaries.applyCount(view.numberOfSections)
    layout.boundaries.forgetWhatSizesItself()
    var all = LaneSections(axis: layout.axis, breadth: layout.breadth(of: view.bounds))
    var old = sections
    sections = nil
    for index in 0..<view.numberOfSections {
      // Allocating memory for a million items takes a long time.
      let isKnown = index < (old?.count ?? 0)
      let items = isKnown ? old?.extractItems(ofSection: index) : nil
      all.append(ask(forSection: index, in: view, reusing: consume items))
    }
    sections = all
  }

  private func ask(
    forSection index: Int, in view: UICollectionView, reusing items: consuming LanePacking? = nil
  ) -> LaneSection {
    let metrics = layout.askForLaneMetrics(ofSection: index, in: view)
    automatic[index] = nil
    var packing = LanePacking(metrics.configuration)
    if var items = consume items {
      items.removeAll(metrics.configuration)
      packing = consume items
    }
    questions(ofSection: index, laneBreadth: metrics.laneBreadth, in: view)
      .append(view.numberOfItems(inSection: index), to: &packing)
    return section(packing, metrics)
  }

  func section(_ packing: LanePacking, _ metrics: LaneMetrics) -> LaneSection {
    LaneSection(
      axis: layout.axis, headerExtent: metrics.section.headerLength, insets: metrics.section.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.section.footerLength, packing: packing,
      hasTrailingLaneFirst: hasTrailingLaneFirst)
  }

  private var hasTrailingLaneFirst: Bool { layout.laneOrder == .trailingFirst }

  /// Asks for all items if the number or breadth of lanes has changed, because lengths may differ.
  func packAgain(in view: UICollectionView) {
    guard var sections, sections.axis == layout.axis, sections.breadth == layout.breadth(of: view.bounds)
    else {
      return askForEverything(in: view)
    }
    let metrics = (0..<sections.count).map { layout.askForLaneMetrics(ofSection: $0, in: view) }
    let hasSameLanes = metrics.enumerated().allSatisfy { section, metrics in
      metrics.configuration.laneCount == sections[section].packing.configuration.laneCount
        && hasSameLaneBreadth(metrics, sections, section)
    }
    guard hasSameLanes else { return askForEverything(in: view) }
    self.sections = nil
    sections.packForwardLater()
    sections.update { sections in
      for (section, metrics) in metrics.enumerated() {
        surroundItems(ofSection: section, of: &sections, metrics)
        if metrics.configuration != sections[section].packing.configuration {
          sections.updateItems(inSection: section) { $0.repackLater(with: metrics.configuration) }
        }
      }
    }
    self.sections = consume sections
  }

  private func hasSameLaneBreadth(_ metrics: LaneMetrics, _ all: borrowing LaneSections, _ section: Int)
    -> Bool
  {
    Double(metrics.laneBreadth) == all.laneBreadth(ofSection: section)
  }

  private func surroundItems(ofSection section: Int, of sections: inout LaneSections, _ metrics: LaneMetrics)
  {
    sections.surroundItems(
      ofSection: section, headerExtent: metrics.section.headerLength, insets: metrics.section.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.section.footerLength,
      hasTrailingLaneFirst: hasTrailingLaneFirst)
  }

  /// Asks for the metrics of sections, and for all items of a section whose lanes have changed.
  func ask(forSections indices: [Int], in view: UICollectionView) {
    guard var sections else { return }
    self.sections = nil
    sections.packForwardLater()
    sections.update { sections in
      for index in indices {
        let metrics = layout.askForLaneMetrics(ofSection: index, in: view)
        let isSame = metrics.configuration == sections[index].packing.configuration
        if isSame, hasSameLaneBreadth(metrics, sections, index) {
          surroundItems(ofSection: index, of: &sections, metrics)
        } else {
          sections.replaceSection(index, with: ask(forSection: index, in: view))
        }
      }
    }
    self.sections = consume sections
  }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    // Only a delegate provides the lengths of single items.
    guard view.delegate is any WaterfallLayoutDelegate, var sections else { return }
    self.sections = nil
    sections.packForwardLater()
    let questions = questions(
      ofSection: section, laneBreadth: CGFloat(sections.laneBreadth(ofSection: section)), in: view)
    sections.updateItems(inSection: section) { packing in
      for item in items {
        let (length, span) = questions.ask(for: item)
        packing.resizeItem(at: item, to: length, span: span, following: .reflowLater)
      }
    }
    self.sections = consume sections
  }

  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    sections?.packForwardLater()
    automatic[source.section]?.moveIndex(from: source.item, to: target.item)
    sections?.updateItems(inSection: target.section) {
      $0.moveItem(from: source.item, to: target.item, following: .reflowLater)
    }
    return true
  }

  // MARK: Deferred packing

  func pack(through position: Double) { sections?.pack(through: position) }

  func packTail(behind position: Double) {
    guard sections?.isPacked == false else { return }
    sections?.pack(through: position)
    if let left = sections?.unpackedCount, left <= shortCount { sections?.pack(atMost: left) }
    guard sections?.isPacked == false, frames == nil else { return }
    let frames = CADisplayLink.everyFrame { [weak self] link in
      if let self { packInFrame() } else { link.invalidate() }
    }
    frames.add(to: .main, forMode: .common)
    self.frames = frames
  }

  private func packInFrame() {
    sections?.pack(atMost: itemsPerFrame)
    guard sections?.isPacked ?? true else { return }
    frames?.invalidate()
    frames = nil
    // The content size is known only now.
    layout.movePinnedViews()
  }
}
