import CollectionView
import LayoutEngine

extension UICollectionViewLayout {
  /// Returns the reader's position, to be stored and restored by ``restore(_:at:)``.
  ///
  /// In a ``CarouselLayout``, ``CircleLayout``, or ``CardStackLayout``, the position is the current item,
  /// regardless of the edge. UIKit's own layouts work, too. While an anchor waits to be restored, the method
  /// returns that anchor.
  ///
  /// - Parameter edge: With `.start`, the anchor is the first item that begins in the visible area; with
  ///   `.end`, the last item that ends there; with `.center`, the item nearest to the center. The default
  ///   value is `.start`.
  /// - Returns: The position, or `nil` before the first layout or without items.
  public func scrollAnchor(at edge: ScrollAnchor.Edge = .start) -> ScrollAnchor? {
    guard let layout = self as? any ScrollAnchoredLayout else { return anchorOfElements(at: edge) }
    return layout.awaitedAnchor?.anchor ?? layout.presentScrollAnchor(at: edge)
  }

  /// Brings an item back to its place on screen, or as near as possible, in the next layout pass.
  ///
  /// Before the first layout, and without items or room for them, the anchor waits, so you can call this
  /// method in `viewDidLoad()`. Until the user scrolls, self-sizing cells don't move the item. Layouts from
  /// outside this package don't wait.
  ///
  /// ```swift
  /// layout.restore(anchor, at: dataSource.indexPath(for: savedID))
  /// ```
  ///
  /// If the path, the distance, or the length is invalid, it is reported through ``LayoutDiagnostics``, and
  /// nothing moves.
  ///
  /// - Parameters:
  ///   - anchor: The reader's position.
  ///   - indexPath: The item's current path. The nearest item stands in for a missing one. The default value
  ///     is `nil`: the anchor's own path.
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

  // MARK: Layouts without anchors

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
    // Appearing cells may measure themselves, which moves the item.
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

  private var longDirection: UICollectionView.ScrollDirection {
    let (contents, visible) = (LayoutSize(collectionViewContentSize), visibleSize)
    return contents.width > visible.width && contents.height <= visible.height ? .horizontal : .vertical
  }
}
