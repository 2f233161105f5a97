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
  /// What is known of the item that the layout has at a path. What is the same for all items is looked up once: there may be a million, and
  /// each access to the layout counts its references.
  func valueOfItem(in view: UICollectionView, asking delegate: Delegate?) -> (_ layoutPath: IndexPath)
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
    let valueOfItem = valueOfItem(in: view, asking: view.delegate as? Delegate)
    var items = Items(rules(breadth: breadth))
    var path = IndexPath(item: 0, section: section)
    items.appendItems(count: count) { item in
      if let value = known?(item) { return value }
      path.item = item
      return valueOfItem(path)
    }
    return items
  }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    let valueOfItem = valueOfItem(in: view, asking: view.delegate as? Delegate)
    let values = items.map { item in (item: item, value: valueOfItem([section, item])) }
    sections?.updateItems(ofSection: section) { resize(values, ofSection: section, in: &$0) }
  }

  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items
  ) { items.changeItems(changes) }

  /// Items that stay retain their values and their memory: a section of a million is changed in place, and packed once.
  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard var old = sections else { return askForEverything(in: view) }
    sections = nil
    let valueOfItem = valueOfItem(in: view, asking: view.delegate as? Delegate)
    var moved: [IndexPath: Items.Value] = [:]
    for path in paths.pathsOfMovedItems
    where path.section < old.count && path.item < old.itemCount(ofSection: path.section) {
      moved[path] = old.items(ofSection: path.section).value(ofItem: path.item)
    }
    sections = arrange(in: view) { section, count, breadth in
      let known = paths.knownItems(ofSection: section)
      let movedValue: (Int) -> Items.Value? = { item in known.path(of: item).flatMap { moved[$0] } }
      guard let source = known.source, source < old.count,
        old.itemCount(ofSection: source) + (known.changes?.difference ?? 0) == count
      else {
        return pack(count, ofSection: section, breadth: breadth, in: view, moved.isEmpty ? nil : movedValue)
      }
      var items = old.items(ofSection: source)
      guard let changes = known.changes else {
        items.repack(by: rules(breadth: breadth))
        return items
      }
      // Swapped, so that the items are not there twice: what changes would be copied.
      items = Items(rules(breadth: breadth))
      old.updateItems(ofSection: source) { swap(&items, &$0) }
      items.repack(by: rules(breadth: breadth))
      items.shiftItems(changes) { item in
        movedValue(item) ?? valueOfItem([section, item])
      }
      return items
    }
  }
}
