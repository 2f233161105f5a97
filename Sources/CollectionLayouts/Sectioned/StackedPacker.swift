import CollectionView
import LayoutEngine

/// Packs sections that lie one after another, each by itself. A subclass says how the items of one section are packed.
class StackedPacker<Items: SectionItems, Value>: SectionPacker {
  private unowned let owner: SectionedLayout
  /// Where everything lies, pinning aside. Nil before the first preparation, and while the delegate is asked: it must not meet
  /// contents that are being changed.
  private(set) var sections: StackedSections<Items>?

  init(of layout: SectionedLayout) { owner = layout }

  // MARK: For subclasses

  /// What is known of an item, or is to be asked for where that is nil.
  typealias Known = (_ item: Int) -> Value?

  /// Packs the items of a section between its insets. Without `known` all are asked for.
  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView, _ known: Known?
  ) -> Items { preconditionFailure("A subclass packs") }

  /// Packs items again by the present settings.
  func packAgain(_ items: inout Items, breadth: Double) {}

  /// Asks for the item that the layout has at a path.
  func askForItem(at path: IndexPath, in view: UICollectionView) -> Value {
    preconditionFailure("A subclass asks")
  }

  /// What an item was packed by.
  func value(of item: Int, among items: Items) -> Value { preconditionFailure("A subclass knows") }

  /// Gives items of a section other values. They come in ascending order.
  func resize(_ changes: [(item: Int, value: Value)], ofSection section: Int, in items: inout Items) {}

  // MARK: Where everything lies

  var isReady: Bool { sections != nil }
  var axis: Axis { sections?.axis ?? .vertical }
  var breadth: Double { sections?.breadth ?? 0 }
  var count: Int { sections?.count ?? 0 }
  var contentSize: LayoutSize { sections?.contentSize ?? LayoutSize(width: 0, height: 0) }

  func itemCount(ofSection section: Int) -> Int { sections?[section].items.count ?? 0 }

  func bounds(ofSection section: Int) -> ClosedRange<Double> { sections?.bounds(ofSection: section) ?? 0...0 }

  func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    sections?.sections(meeting: range) ?? 0..<0
  }

  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections?.frame(ofItem: item, inSection: section) ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }

  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.frame(ofHeaderInSection: section, pinning: pinning)
  }

  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.frame(ofFooterInSection: section, pinning: pinning)
  }

  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void
  ) { sections?.forEachElement(in: rect, pinning: pinning, body) }

  func _checkInvariants() { sections?._checkInvariants() }

  // MARK: Packing

  func removeContents() { sections = nil }

  func askForEverything(in view: UICollectionView) {
    sections = nil
    owner.boundaries.takeCount(view.numberOfSections)
    sections = stack(in: view) { section, count, breadth in
      pack(count, ofSection: section, breadth: breadth, in: view, nil)
    }
  }

  func packAgain(in view: UICollectionView) {
    guard var known = sections else { return }
    sections = nil
    let (axis, breadth) = (owner.axis, owner.breadth(of: view.bounds))
    known.rearrange(axis: axis, breadth: breadth) { index, section in
      let metrics = owner.askForMetrics(ofSection: index, in: view)
      section.headerExtent = metrics.headerLength
      section.insets = metrics.insets
      section.footerExtent = metrics.footerLength
      packAgain(
        &section.items, breadth: breadth - axis.near(of: metrics.insets) - axis.far(of: metrics.insets))
    }
    sections = known
  }

  func ask(forSections sections: [Int], in view: UICollectionView) { packAgain(in: view) }

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    let values = items.map { (item: $0, value: askForItem(at: [section, $0], in: view)) }
    update(section) { resize(values, ofSection: section, in: &$0) }
  }

  /// Changes the items of a section in place.
  func update(_ section: Int, _ change: (inout Items) -> Void) {
    sections?.update(section) { change(&$0.items) }
  }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard let old = sections else { return askForEverything(in: view) }
    sections = nil
    sections = stack(in: view) { section, count, breadth in
      if let before = paths.unchangedSection(section), before < old.count, old[before].items.count == count {
        var items = old[before].items
        packAgain(&items, breadth: breadth)
        return items
      }
      let known = paths.knownItems(ofSection: section)
      return pack(count, ofSection: section, breadth: breadth, in: view) { item in
        guard let path = known.path(of: item), path.section < old.count,
          path.item < old[path.section].items.count
        else { return nil }
        return self.value(of: path.item, among: old[path.section].items)
      }
    }
  }

  /// All sections of the view, with items that the closure packs.
  private func stack(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> StackedSections<Items> {
    owner.boundaries.forgetWhatSizesItself()
    var stack = StackedSections<Items>(axis: owner.axis, breadth: owner.breadth(of: view.bounds))
    for index in 0..<view.numberOfSections {
      let metrics = owner.askForMetrics(ofSection: index, in: view)
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

  func hidesItem(_ item: Int, inSection section: Int) -> Bool { false }
}
