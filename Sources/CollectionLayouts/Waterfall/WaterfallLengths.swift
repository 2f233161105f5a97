import CollectionView
import LayoutEngine

/// Where the lengths and spans of a section's items come from: the delegate, all at once or one by one, or the layout.
struct WaterfallLengths {
  private let section: Int
  private let laneBreadth: CGFloat
  private let collectionView: UICollectionView
  private let layout: WaterfallLayout
  private let delegate: WaterfallLayoutDelegate?
  /// Of all items, where the delegate gives them at once.
  private let lengths: [CGFloat]?

  init(
    ofSection section: Int, laneBreadth: CGFloat, of collectionView: UICollectionView,
    layout: WaterfallLayout,
    _ delegate: WaterfallLayoutDelegate?
  ) {
    (self.section, self.laneBreadth) = (section, laneBreadth)
    (self.collectionView, self.layout, self.delegate) = (collectionView, layout, delegate)
    layout.hasDefaultSpans = delegate == nil
    lengths = delegate?.collectionView(
      collectionView, layout: layout, lengthsForItemsInSection: section, laneBreadth: laneBreadth)
    guard let lengths, layout.carried == nil else { return }
    let count = collectionView.numberOfItems(inSection: section)
    precondition(
      lengths.count == count,
      """
      WaterfallLayout: collectionView(_:layout:lengthsForItemsInSection:laneBreadth:) answered \(lengths.count) lengths \
      for the \(count) items of section \(section).
      """)
  }

  /// Packs the next `count` items.
  func append(_ count: Int, to packing: inout LanePacking) {
    let first = packing.count
    if let lengths, count > 0, canTake(lengths) {
      return lengths.withUnsafeBufferPointer {
        // Each is a number of 64 bits, on every platform that there is.
        $0.withMemoryRebound(to: Double.self) {
          packing.append(contentsOf: UnsafeBufferPointer(rebasing: $0[first..<first + count]))
        }
      }
    }
    guard let delegate else {
      let given = layout.itemLength(forLaneBreadth: laneBreadth)
      guard given == WaterfallLayout.automaticLength else {
        let length = layout.lengthCheck.accept(
          given, of: "item", at: IndexPath(item: 0, section: section), in: layout)
        return packing.append(count: count) { _ in length }
      }
      layout.selfSizing.note(first..<first + count, ofSection: section)
      let measured = layout.selfSizing.items.items(ofSection: section)
      let estimate = layout.estimatedLength
      return packing.append(count: count) { measured[$0] ?? estimate }
    }
    if lengths == nil, layout.carried == nil { return append(count, to: &packing, asking: delegate) }
    packing.append(count: count) { ask(for: $0) }
  }

  /// Asks for one item after the other, of a million, too: what is the same for all is looked up once.
  private func append(_ count: Int, to packing: inout LanePacking, asking delegate: WaterfallLayoutDelegate) {
    let (layout, collectionView, laneBreadth) = (layout, collectionView, laneBreadth)
    let automaticLength = WaterfallLayout.automaticLength
    var asksForSpans = !layout.hasDefaultSpans
    var hasAutomatic = layout.selfSizing.isActive
    var path = IndexPath(item: 0, section: section)
    packing.append(count: count) { item in
      path.item = item
      var span = 1
      if asksForSpans {
        span = delegate.collectionView(collectionView, layout: layout, spanForItemAt: path)
        asksForSpans = !layout.hasDefaultSpans
      }
      let given = delegate.collectionView(
        collectionView, layout: layout, lengthForItemAt: path, laneBreadth: laneBreadth)
      if given >= 0, given < automaticLength, !hasAutomatic { return (Double(given), span) }
      defer { hasAutomatic = layout.selfSizing.isActive }
      return (accept(given, at: path, of: path), span)
    }
  }

  /// Whether lengths can be packed as they are: all are numbers that make sense, and no item spans several lanes.
  private func canTake(_ lengths: [CGFloat]) -> Bool {
    guard MemoryLayout<CGFloat>.size == MemoryLayout<Double>.size, layout.carried == nil else { return false }
    if let delegate, !layout.hasDefaultSpans {
      _ = delegate.collectionView(
        collectionView, layout: layout, spanForItemAt: IndexPath(item: 0, section: section))
    }
    guard layout.hasDefaultSpans else { return false }
    return lengths.withUnsafeBufferPointer { lengths in
      var isPlain = true
      for length in lengths { isPlain = isPlain && (length >= 0 && length < WaterfallLayout.automaticLength) }
      return isPlain
    }
  }

  /// The length and the span of the item that the layout has at a place.
  func ask(for item: Int) -> (length: Double, span: Int) {
    let place = IndexPath(item: item, section: section)
    let path = layout.carried?.pathInData(place) ?? place
    let span =
      layout.hasDefaultSpans
      ? 1 : delegate?.collectionView(collectionView, layout: layout, spanForItemAt: path) ?? 1
    return (accept(length(at: path), at: place, of: path), span)
  }

  /// The length that counts: the given one, what the cell has said, or the estimate.
  private func accept(_ given: CGFloat, at place: IndexPath, of path: IndexPath) -> Double {
    if given >= 0, given < WaterfallLayout.automaticLength {
      layout.selfSizing.forget(place)
      return Double(given)
    }
    guard given == WaterfallLayout.automaticLength else {
      return Double(layout.lengthCheck.accept(given, of: "item", at: path, in: layout))
    }
    layout.selfSizing.note(place.item..<place.item + 1, ofSection: section)
    return layout.selfSizing.items[place] ?? layout.estimatedLength
  }

  private func length(at path: IndexPath) -> CGFloat {
    if let lengths, path.section == section, lengths.indices.contains(path.item) { return lengths[path.item] }
    return delegate?.collectionView(
      collectionView, layout: layout, lengthForItemAt: path, laneBreadth: laneBreadth)
      ?? layout.itemLength(forLaneBreadth: laneBreadth)
  }
}
