import CollectionView
import LayoutEngine

protocol StackedPacker: ContentsPacker where Contents == StackedSections<Items> {
  associatedtype Layout: StackedSectionsLayout
  associatedtype Items: SectionItems

  var layout: Layout { get }
}

extension StackedPacker where Self: ValuePacker {
  func packAgain(in view: UICollectionView) { repackAll(in: view) }

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
}

extension StackedPacker {
  func ask(forSections sections: [Int], in view: UICollectionView) { packAgain(in: view) }

  func arrange(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> Items
  ) -> Contents {
    layout.boundaries.forgetWhatSizesItself()
    var stack = Contents(axis: layout.axis, breadth: layout.breadth(of: view.bounds))
    let count = view.numberOfSections
    stack.reserveCapacity(count)
    for index in 0..<count {
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

  func resize(_ element: SectionElement, to length: Double, anchoring anchored: Set<SectionElement>) {
    sections?.update(element.sectionNumber) { section in
      switch element {
      case .header: section.headerExtent = length
      case .footer: section.footerExtent = length
      case .item: break
      }
    }
  }
}
