import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Where the reader is, to be stored and restored by ``restore(_:at:)``.
  ///
  /// In layouts whose items rest at one point it is the current item, whatever the edge: the one in the middle of a ``CarouselLayout``, at the
  /// `startAngle` of a ``CircleLayout``, on top of a ``CardStackLayout``. Of several photo stacks it is the first photo of a stack. It works
  /// with UIKit's own layouts, too.
  ///
  /// While an anchor waits to be restored, this is that anchor.
  ///
  /// - Parameter edge: By which edges to measure. Default `.start`: the first item that begins in sight. With `.end` it is the last one that
  ///   ends in sight, as a chat needs it, with `.center` the one nearest to the middle.
  /// - Returns: Nil before the first layout and without items.
  public func scrollAnchor(at edge: ScrollAnchor.Edge = .start) -> ScrollAnchor? {
    guard let layout = self as? any ScrollAnchoredLayout else { return anchorOfElements(at: edge) }
    return layout.awaitedAnchor?.anchor ?? layout.presentScrollAnchor(at: edge)
  }

  /// Brings an item back to where it was on screen, or as near as the ends of the contents allow, in the next layout pass.
  ///
  /// Before the first layout, and as long as there are no items or no room for them, it waits: in `viewDidLoad()` it does what it should.
  /// Cells that measure themselves, at the item or before it, do not move it afterwards, until somebody scrolls. A batch of updates moves it
  /// along.
  ///
  /// A layout that is none of this package's does not wait, and shows the item at once. Call it when there are items.
  ///
  /// ```swift
  /// layout.restore(anchor, at: dataSource.indexPath(for: savedID))
  /// ```
  ///
  /// An anchor with a number that is negative, infinite or not a number, where that makes no sense, is reported through
  /// ``LayoutDiagnostics``, and nothing moves.
  ///
  /// - Parameters:
  ///   - anchor: Where the reader was.
  ///   - indexPath: Where the item is now. Default nil: at the anchor's own path. Where there is no item any more, the nearest one stands in for
  ///     it: the last of a section that is shorter, or of all.
  public func restore(_ anchor: ScrollAnchor, at indexPath: IndexPath? = nil) {
    var anchor = anchor
    if let indexPath { anchor.indexPath = indexPath }
    if let (subject, value) = anchor.nonsense {
      let check = InputCheck()
      return check.refuse(value, of: "\(subject) of a scroll anchor", in: self)
    }
    guard let layout = self as? any ScrollAnchoredLayout else { return show(anchor) }
    layout.awaitedAnchor = AwaitedAnchor(anchor: anchor)
    layout.invalidateForAwaitedAnchor()
  }

  // MARK: Layouts that know nothing of anchors

  private func anchorOfElements(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    guard let collectionView else { return nil }
    let (direction, contents) = (longDirection, LayoutSize(collectionViewContentSize))
    let axis = Axis(direction)
    return ScrollAnchor(
      at: edge, in: visibleRange(of: collectionView.bounds, along: direction),
      ofContents: axis.extent(of: contents)
    ) { part, body in
      let area = axis.rect(part, breadth: axis.breadth(of: contents))
      for item in layoutAttributesForElements(in: CGRect(area)) ?? []
      where item.representedElementCategory == .cell && !item.isHidden {
        body(ItemPath(item.indexPath), axis.range(of: LayoutRect(item.frame)))
      }
    }
  }

  private func show(_ anchor: ScrollAnchor) {
    guard let collectionView else { return }
    // Cells that come into sight may measure themselves, which moves the item. What is measured once stays measured.
    for _ in 0..<8 {
      collectionView.layoutIfNeeded()
      let (sections, axis) = (SectionMap(collectionView), Axis(longDirection))
      guard let item = AwaitedAnchor(anchor: anchor).item(in: sections),
        let frame = layoutAttributesForItem(at: sections.indexPath(of: item))?.frame
      else { return }
      let start = anchor.anchored.visibleStart(
        showing: axis.range(of: LayoutRect(frame)), viewportExtent: axis.extent(of: visibleSize))
      let present = collectionView.contentOffset
      let offset = offset(forVisibleStart: start, proposed: present, along: .init(axis))
      guard offset != present else { return }
      collectionView.contentOffset = offset
    }
  }

  /// The direction in which the contents go on.
  private var longDirection: UICollectionView.ScrollDirection {
    let (contents, visible) = (LayoutSize(collectionViewContentSize), visibleSize)
    return contents.width > visible.width && contents.height <= visible.height ? .horizontal : .vertical
  }
}
