import CollectionView
import LayoutEngine

/// Stores the values of a layout's items, and converts their frames to the scroll direction.
final class FramePacker<Layout: PackingLayout>: @MainActor StackedPacker, @MainActor MeasuringPacker {
  typealias Items = FramedItems

  unowned let layout: Layout
  var sections: StackedSections<FramedItems>?
  private var values: [[Layout.Value]] = []
  var measured = MeasuredItems<CGSize>()

  init(_ layout: Layout) { self.layout = layout }

  nonisolated deinit {}

  // MARK: Packing

  func askForEverything(in view: UICollectionView) {
    measured.applyCounts(of: view)
    layout.boundaries.applyCount(view.numberOfSections)
    packAll(in: view) { _ in { _ in nil } }
  }

  func packAgain(in view: UICollectionView) {
    packAll(in: view) { section in { IndexPath(item: $0, section: section) } }
  }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    packAll(in: view) { paths.knownItems(ofSection: $0).path(of:) }
  }

  /// - Parameter pathBefore: A closure that returns the previous path of an item whose value is known.
  private func packAll(
    in view: UICollectionView, _ pathBefore: (_ section: Int) -> (_ item: Int) -> IndexPath?
  ) {
    let known = values
    var all: [[Layout.Value]] = []
    sections = nil
    sections = arrange(in: view) { section, count, breadth in
      let pathBefore = pathBefore(section)
      all.append(
        (0..<count).map { item in
          if let path = pathBefore(item), path.section < known.count, path.item < known[path.section].count {
            return known[path.section][path.item]
          }
          return value(ofItem: item, inSection: section, in: view)
        })
      return pack(all[section], ofSection: section, breadth: breadth)
    }
    values = all
  }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    for item in items { values[section][item] = value(ofItem: item, inSection: section, in: view) }
    guard let contents = sections else { return }
    let breadth = contents.itemBreadth(insets: contents[section].insets)
    // Calls the layout before the contents change.
    let packed = pack(values[section], ofSection: section, breadth: breadth)
    sections?.update(section) { $0.items = packed }
  }

  private func value(ofItem item: Int, inSection section: Int, in view: UICollectionView) -> Layout.Value {
    let path = IndexPath(item: item, section: section)
    return layout.value(ofItemAt: layout.movingItem?.pathInData(path) ?? path, in: view)
  }

  private func pack(_ values: [Layout.Value], ofSection section: Int, breadth: Double) -> FramedItems {
    let axis = layout.axis
    guard breadth > 0 else {
      return FramedItems(axis: axis, extent: 0, frames: values.map { _ in .zero })
    }
    let items = ItemsToPack(
      section: section, values: values, breadth: CGFloat(breadth),
      measuredSizes: measuredSizes(ofSection: section))
    let given = layout.pack(items)
    let (frames, extent) = layout.inputCheck.accept(given, of: items, in: layout)
    return FramedItems(
      axis: axis, extent: Double(extent),
      frames: frames.map { frame in
        axis.rect(
          along: Double(frame.minY), across: Double(frame.minX), extent: Double(frame.height),
          breadth: Double(frame.width))
      })
  }

  // MARK: Measuring

  var sizesItems: Bool { layout.measuresItems }

  /// Returns the sizes reported by cells, as if the contents scrolled down.
  private func measuredSizes(ofSection section: Int) -> [Int: CGSize] {
    guard layout.measuresItems else { return [:] }
    let sizes = measured.items(ofSection: section)
    return layout.axis.isVertical
      ? sizes : sizes.mapValues { CGSize(width: $0.height, height: $0.width) }
  }

  /// Compares with the size last reported, because the layout may have given the cell another size.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    let path = original.indexPath
    guard layout.measuresItems, hasItem(at: path) else { return nil }
    let known = measured[path] ?? CGSize(frame(ofItem: path.item, inSection: path.section).size)
    let wanted = CGSize(
      width: layout.inputCheck.accept(preferred.size.width, of: "item", at: path, in: layout),
      height: layout.inputCheck.accept(preferred.size.height, of: "item", at: path, in: layout))
    guard layout.isNoticeable(from: known, to: wanted, wasMeasured: measured[path] != nil) else { return nil }
    return ViewMeasurement(element: .item(path.item, section: path.section), size: LayoutSize(wanted))
  }
}
