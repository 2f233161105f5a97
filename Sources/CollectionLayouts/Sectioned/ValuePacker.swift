import CollectionView
import LayoutEngine

/// A packer with one value per item. Conforming types provide the rules and the values.
protocol ValuePacker: ContentsPacker where Contents: PackedSections, Contents.Items == Items {
  associatedtype Layout: SectionedLayout
  /// The type of the delegate, an `any` type.
  associatedtype Delegate
  associatedtype Items

  var layout: Layout { get }

  func rules(breadth: Double) -> Items.Rules
  /// Returns a closure that asks for an item's value. Looks up everything common to all items once, because
  /// each access to the layout changes its reference count.
  func valueOfItem(in view: UICollectionView, asking delegate: Delegate?) -> (_ layoutPath: IndexPath)
    -> Items.Value
  /// Packs a section. Asks for the items whose value `known` doesn't return.
  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView,
    _ known: ((_ item: Int) -> Items.Value?)?
  ) -> Items
  func arrange(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> Contents
  /// Changes the values of items, which are in ascending order.
  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items)
}

extension ValuePacker {
  func askForEverything(in view: UICollectionView) { packEverything(in: view) }

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

  /// Changes sections in place, so that a section of a million items is packed only once.
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
      // Changing a second reference would copy the items.
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
