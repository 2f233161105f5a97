import CollectionView
import LayoutEngine

/// Packs sections from one value an item. A packer says by which rules, and asks for a value.
protocol ValuePacker: ContentsPacker where Contents: PackedSections, Contents.Items == Items {
  associatedtype Layout: SectionedLayout
  /// Who is asked: `any` delegate of the layout's.
  associatedtype Delegate
  associatedtype Items

  var layout: Layout { get }

  /// The rules for the room across.
  func rules(breadth: Double) -> Items.Rules
  /// What is known of the item that the layout has at a path.
  func value(ofItemAt layoutPath: IndexPath, in view: UICollectionView, asking delegate: Delegate?)
    -> Items.Value
  /// Packs the items of a section between its insets. Without `known` all are asked for.
  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView,
    _ known: ((_ item: Int) -> Items.Value?)?
  ) -> Items
  /// All sections of the view, with items that the closure packs.
  func arrange(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> Contents
  /// Gives items of a section other values. They come in ascending order.
  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items)
}

extension ValuePacker {
  func askForEverything(in view: UICollectionView) { packEverything(in: view) }

  /// Asks for all metrics and items, and packs them.
  func packEverything(in view: UICollectionView) {
    sections = nil
    layout.boundaries.applyCount(view.numberOfSections)
    sections = arrange(in: view) { section, count, breadth in
      pack(count, ofSection: section, breadth: breadth, in: view, nil)
    }
  }

  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView,
    _ known: ((_ item: Int) -> Items.Value?)?
  ) -> Items {
    let delegate = view.delegate as? Delegate
    var items = Items(rules(breadth: breadth))
    var path = IndexPath(item: 0, section: section)
    items.appendItems(count: count) { item in
      if let value = known?(item) { return value }
      path.item = item
      return value(ofItemAt: path, in: view, asking: delegate)
    }
    return items
  }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    let delegate = view.delegate as? Delegate
    let values = items.map { item in
      (item: item, value: value(ofItemAt: [section, item], in: view, asking: delegate))
    }
    sections?.updateItems(ofSection: section) { resize(values, ofSection: section, in: &$0) }
  }

  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items
  ) { items.changeItems(changes) }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard let old = sections else { return askForEverything(in: view) }
    sections = nil
    sections = arrange(in: view) { section, count, breadth in
      if let before = paths.unchangedSection(section), before < old.count,
        old.itemCount(ofSection: before) == count
      {
        var items = old.items(ofSection: before)
        items.repack(by: rules(breadth: breadth))
        return items
      }
      let known = paths.knownItems(ofSection: section)
      // A stretch at a time: of very many items, few have changed.
      var stretch = 0..<0
      var (source, first) = (nil as Items?, 0)
      return pack(count, ofSection: section, breadth: breadth, in: view) { item in
        if item >= stretch.upperBound {
          let next = known.stretch(from: item)
          (stretch, first) = (next.items, next.before?.item ?? 0)
          source = next.before.flatMap { $0.section < old.count ? old.items(ofSection: $0.section) : nil }
        }
        let before = first &+ item &- stretch.lowerBound
        guard let source, before < source.count else { return nil }
        return source.value(ofItem: before)
      }
    }
  }
}
