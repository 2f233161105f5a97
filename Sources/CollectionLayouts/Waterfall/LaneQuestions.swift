import CollectionView
import LayoutEngine

final class LaneQuestions {
  private let packer: LanePacker
  private let section: Int
  private let laneBreadth: CGFloat
  private let view: UICollectionView
  private let delegate: (any WaterfallLayoutDelegate)?
  /// The section's lengths, or `nil` unless the delegate provides all of them at once.
  private let lengths: [CGFloat]?
  /// `false` if the delegate doesn't provide spans.
  private var asksForSpans: Bool

  private var layout: WaterfallLayout { packer.layout }

  fileprivate init(
    _ packer: LanePacker, _ section: Int, _ laneBreadth: CGFloat, _ view: UICollectionView,
    _ delegate: (any WaterfallLayoutDelegate)?, _ lengths: [CGFloat]?
  ) {
    (self.packer, self.section, self.laneBreadth) = (packer, section, laneBreadth)
    (self.view, self.delegate, self.lengths) = (view, delegate, lengths)
    asksForSpans = delegate != nil
  }

  nonisolated deinit {}

  func append(_ count: Int, to packing: inout LanePacking) {
    guard count > 0 else { return }
    let first = packing.count
    if let lengths, canAppend(lengths) {
      return lengths.withUnsafeBufferPointer {
        // `canAppend` has checked that both types have the same size.
        $0.withMemoryRebound(to: Double.self) {
          packing.append(contentsOf: UnsafeBufferPointer(rebasing: $0[first..<first + count]))
        }
      }
    }
    guard let delegate else {
      let (given, isEstimate) = layout.itemLength.resolved(inBreadth: laneBreadth)
      let length = Double(
        layout.inputCheck.accept(given, of: "item", at: IndexPath(item: 0, section: section), in: layout))
      guard isEstimate else { return packing.append(count: count) { _ in length } }
      packer.note(first..<first + count, ofSection: section)
      let measured = packer.measured.items(ofSection: section)
      return packing.append(count: count) { measured[$0] ?? length }
    }
    if lengths == nil, layout.movingItem == nil { return append(count, to: &packing, asking: delegate) }
    packing.append(count: count) { ask(for: $0) }
  }

  /// Asks for items one by one. Looks up everything they have in common once.
  private func append(
    _ count: Int, to packing: inout LanePacking, asking delegate: any WaterfallLayoutDelegate
  ) {
    let (layout, packer, view, laneBreadth) = (layout, packer, view, laneBreadth)
    let (measured, greatest) = (packer.measured.items(ofSection: section), InputCheck.greatest)
    var asksForSpans = asksForSpans
    var hasAutomatic = packer.sizesItems
    var automatic = IndexRanges()
    func noteAutomatic() {
      for range in automatic.ranges { packer.note(range, ofSection: section) }
      automatic = IndexRanges()
    }
    var path = IndexPath(item: 0, section: section)
    packing.append(count: count) { item in
      path.item = item
      var span = 1
      if asksForSpans {
        let given = delegate.collectionView(view, layout: layout, spanForItemAt: path)
        asksForSpans = given != .unasked
        span = given.count
      }
      let given = delegate.collectionView(
        view, layout: layout, lengthForItemAt: path, laneBreadth: laneBreadth)
      let (length, isEstimate) = given.resolved(inBreadth: laneBreadth)
      let isValid = length >= 0 && length <= greatest
      if isValid, !isEstimate, !hasAutomatic { return (Double(length), span) }
      if isValid, isEstimate {
        hasAutomatic = true
        automatic.insert(item..<item + 1)
        return (measured[item] ?? Double(length), span)
      }
      noteAutomatic()
      defer { hasAutomatic = packer.sizesItems }
      return (accept(given, at: path, of: path), span)
    }
    noteAutomatic()
    self.asksForSpans = asksForSpans
  }

  /// Returns `true` if all lengths are valid, no item is being moved, and the delegate doesn't provide spans.
  private func canAppend(_ lengths: [CGFloat]) -> Bool {
    guard MemoryLayout<CGFloat>.size == MemoryLayout<Double>.size, layout.movingItem == nil else {
      return false
    }
    _ = span(at: IndexPath(item: 0, section: section))
    guard !asksForSpans else { return false }
    return lengths.withUnsafeBufferPointer { lengths in
      var isPlain = true
      for length in lengths { isPlain = isPlain && (length >= 0 && length <= InputCheck.greatest) }
      return isPlain
    }
  }

  /// Asks for an item by its index in the layout.
  func ask(for item: Int) -> (length: Double, span: Int) {
    let layoutPath = IndexPath(item: item, section: section)
    let path = layout.movingItem?.pathInData(layoutPath) ?? layoutPath
    let span = span(at: path)
    return (accept(length(at: path), at: layoutPath, of: path), span)
  }

  private func span(at path: IndexPath) -> Int {
    guard asksForSpans, let delegate else { return 1 }
    let span = delegate.collectionView(view, layout: layout, spanForItemAt: path)
    asksForSpans = span != .unasked
    return span.count
  }

  /// Returns a valid length. For a self-sizing item, it is the cell's length or the estimate.
  private func accept(_ given: LayoutLength, at layoutPath: IndexPath, of path: IndexPath) -> Double {
    let (points, isEstimate) = given.resolved(inBreadth: laneBreadth)
    let length = Double(layout.inputCheck.accept(points, of: "item", at: path, in: layout))
    guard isEstimate else {
      packer.forget(layoutPath)
      return length
    }
    packer.note(layoutPath.item..<layoutPath.item + 1, ofSection: section)
    return packer.measured[layoutPath] ?? length
  }

  private func length(at path: IndexPath) -> LayoutLength {
    // An item moved here by hand still belongs to its old section.
    let lengths =
      path.section == section
      ? self.lengths
      : delegate?.collectionView(
        view, layout: layout, lengthsForItemsInSection: path.section, laneBreadth: laneBreadth)
    if let lengths, lengths.indices.contains(path.item) { return .absolute(lengths[path.item]) }
    return delegate?.collectionView(view, layout: layout, lengthForItemAt: path, laneBreadth: laneBreadth)
      ?? layout.itemLength
  }
}

extension LanePacker {
  /// Reports a number of lengths that isn't the number of items.
  func questions(ofSection section: Int, laneBreadth: CGFloat, in view: UICollectionView) -> LaneQuestions {
    let delegate = view.delegate as? any WaterfallLayoutDelegate
    var lengths = delegate?.collectionView(
      view, layout: layout, lengthsForItemsInSection: section, laneBreadth: laneBreadth)
    if let given = lengths?.count, layout.movingItem == nil {
      let count = view.numberOfItems(inSection: section)
      let accepted = layout.inputCheck.accept(
        given, in: count...count, of: "number of lengths", at: IndexPath(index: section), in: layout)
      if accepted != given { lengths = nil }
    }
    return LaneQuestions(self, section, laneBreadth, view, delegate, lengths)
  }
}
