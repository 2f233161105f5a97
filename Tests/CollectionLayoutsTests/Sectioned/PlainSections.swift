import CollectionLayouts
import CollectionView

/// A reference implementation of sections with items, a header, and a footer, which is also the layout's
/// delegate. A subclass packs the items of one section.
class PlainSections<Item>: NSObject, StackedSectionsLayoutDelegate {
  struct Section {
    var items: [Item] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// A section's frames. Hidden items have `nil`.
  struct Frames {
    var header: CGRect?
    var items: [CGRect?] = []
    var footer: CGRect?
  }

  var sections: [Section]
  var questions: [IndexPath] = []

  init(_ sections: [Section]) { self.sections = sections }

  convenience init(items: [Item]) { self.init([Section(items: items)]) }

  var counts: [Int] { sections.map(\.items.count) }

  /// Returns the frames of a section's items between its insets, with x across the scroll direction and y
  /// along it.
  func frames(of items: [Item], in layout: StackedSectionsLayout, room: CGFloat) -> [CGRect?] { [] }

  func answer(at indexPath: IndexPath) -> Item {
    questions.append(indexPath)
    return sections[indexPath.section].items[indexPath.item]
  }

  func frames(_ layout: StackedSectionsLayout, breadth: CGFloat) -> (sections: [Frames], extent: CGFloat) {
    let isVertical = layout.scrollDirection == .vertical
    func turned(_ rect: CGRect) -> CGRect {
      isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    var end: CGFloat = 0
    func boundary(_ length: CGFloat) -> CGRect? {
      defer { end += length }
      return length > 0 ? turned(CGRect(x: 0, y: end, width: breadth, height: length)) : nil
    }
    let frames = sections.map { section in
      var frames = Frames()
      frames.header = boundary(section.header)
      let inset = section.inset
      let (leading, trailing) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let start = end + leading
      let itemFrames = self.frames(of: section.items, in: layout, room: breadth - near - far)
      frames.items = itemFrames.map { $0.map { turned($0.offsetBy(dx: near, dy: start)) } }
      end = start + (itemFrames.compactMap { $0?.maxY }.max() ?? 0) + trailing
      frames.footer = boundary(section.footer)
      return frames
    }
    return (frames, end)
  }

  // MARK: StackedSectionsLayoutDelegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength { .absolute(sections[section].header) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength { .absolute(sections[section].footer) }
}
