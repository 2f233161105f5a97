import CollectionView
import LayoutEngine

/// Packs sections that lie one after another, each by itself, from one value an item. A packer says by which rules, and asks for a value.
protocol StackedPacker: ContentsPacker where Contents == StackedSections<Items> {
  associatedtype Layout: SectionedLayout
  associatedtype Items: PackedItems
  /// Who is asked: `any` delegate of the layout's.
  associatedtype Delegate

  var layout: Layout { get }

  /// The rules for the room across.
  func rules(breadth: Double) -> Items.Rules
  /// What is known of the item that the layout has at a path.
  func value(ofItemAt place: IndexPath, in view: UICollectionView, asking delegate: Delegate?) -> Items.Value
  /// Packs the items of a section between its insets. Without `known` all are asked for.
  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView,
    _ known: ((_ item: Int) -> Items.Value?)?
  ) -> Items
  /// Gives items of a section other values. They come in ascending order.
  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items)
}

extension StackedPacker {
  func itemCount(ofSection section: Int) -> Int { sections?[section].items.count ?? 0 }

  // MARK: Packing

  func askForEverything(in view: UICollectionView) { packEverything(in: view) }

  /// Asks for all metrics and items, and packs them.
  func packEverything(in view: UICollectionView) {
    sections = nil
    layout.boundaries.takeCount(view.numberOfSections)
    sections = stack(in: view) { section, count, breadth in
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

  func packAgain(in view: UICollectionView) { repackAll(in: view) }

  /// Packs what is known of all items by the present metrics and rules.
  func repackAll(in view: UICollectionView) {
    guard var known = sections else { return }
    sections = nil
    let (axis, breadth) = (layout.axis, layout.breadth(of: view.bounds))
    known.rearrange(axis: axis, breadth: breadth) { index, section in
      let metrics = layout.askForMetrics(ofSection: index, in: view)
      section.headerExtent = metrics.headerLength
      section.insets = metrics.insets
      section.footerExtent = metrics.footerLength
      let room = breadth - axis.near(of: metrics.insets) - axis.far(of: metrics.insets)
      section.items.repack(by: rules(breadth: room))
    }
    sections = known
  }

  func ask(forSections sections: [Int], in view: UICollectionView) { packAgain(in: view) }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    let delegate = view.delegate as? Delegate
    let values = items.map { item in
      (item: item, value: value(ofItemAt: [section, item], in: view, asking: delegate))
    }
    sections?.update(section) { resize(values, ofSection: section, in: &$0.items) }
  }

  func resize(
    _ changes: [(item: Int, value: Items.Value)], ofSection section: Int, in items: inout Items
  ) { items.changeItems(changes) }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard let old = sections else { return askForEverything(in: view) }
    sections = nil
    sections = stack(in: view) { section, count, breadth in
      if let before = paths.unchangedSection(section), before < old.count, old[before].items.count == count {
        var items = old[before].items
        items.repack(by: rules(breadth: breadth))
        return items
      }
      let known = paths.knownItems(ofSection: section)
      return pack(count, ofSection: section, breadth: breadth, in: view) { item in
        guard let path = known.path(of: item), path.section < old.count,
          path.item < old[path.section].items.count
        else { return nil }
        return old[path.section].items.value(ofItem: path.item)
      }
    }
  }

  /// All sections of the view, with items that the closure packs.
  private func stack(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> StackedSections<Items> {
    layout.boundaries.forgetWhatSizesItself()
    var stack = StackedSections<Items>(axis: layout.axis, breadth: layout.breadth(of: view.bounds))
    for index in 0..<view.numberOfSections {
      let metrics = layout.askForMetrics(ofSection: index, in: view)
      let items = items(
        index, view.numberOfItems(inSection: index), stack.itemBreadth(insets: metrics.insets))
      stack.append(
        StackedSection(
          headerExtent: metrics.headerLength, insets: metrics.insets, items: items,
          footerExtent: metrics.footerLength))
    }
    return stack
  }

  func resize(_ element: SectionElement, to length: Double, holding held: Set<SectionElement>) {
    sections?.update(element.sectionNumber) { section in
      switch element {
      case .header: section.headerExtent = length
      case .footer: section.footerExtent = length
      case .item: break
      }
    }
  }
}
