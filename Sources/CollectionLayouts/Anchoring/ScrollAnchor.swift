import CollectionView
import LayoutEngine

/// A reader's position: an item, and the distance of one of its edges from the same edge of the visible area.
///
/// An anchor can be stored, and restored with other data, in a view of another size, or in another layout:
///
/// ```swift
/// let anchor = layout.scrollAnchor()
/// let data = try JSONEncoder().encode(anchor)
/// // The next time, in `viewDidLoad()` for example:
/// if let anchor = try JSONDecoder().decode(ScrollAnchor?.self, from: data) { layout.restore(anchor) }
/// ```
///
/// Distances are measured along the scroll direction and the reading direction.
public nonisolated struct ScrollAnchor: Codable, Hashable, Sendable {
  /// The part of an item whose distance from the same part of the visible area is stored.
  public enum Edge: String, Codable, Sendable, CaseIterable {
    /// The top, or the leading edge in horizontal scrolling.
    case start
    /// The center.
    case center
    /// The bottom, or the trailing edge in horizontal scrolling.
    case end
  }

  /// The path of the item.
  public var indexPath: IndexPath

  /// The edge whose ``distance`` is stored.
  public var edge: Edge

  /// The distance from the edge of the visible area to the item's edge, in points.
  ///
  /// The distance is negative if the item's edge comes first. For a ``CircleLayout``, it's an angle, in
  /// radians.
  public var distance: CGFloat

  /// The length of the item along the scroll direction, in points.
  ///
  /// An item that crosses the edge of the visible area is restored with the same fraction of it outside, even
  /// if its length has changed. If the length is `nil`, the distance is restored exactly.
  public var length: CGFloat?

  /// Creates an anchor. A layout's `restore(_:at:)` checks its values.
  public init(indexPath: IndexPath, edge: Edge = .start, distance: CGFloat = 0, length: CGFloat? = nil) {
    (self.indexPath, self.edge, self.distance, self.length) = (indexPath, edge, distance, length)
  }

  /// Creates an anchor by decoding.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, which names the value, if the path, the distance, or the length
  ///   is invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      indexPath: try container.decode(IndexPath.self, forKey: .indexPath),
      edge: try container.decode(Edge.self, forKey: .edge),
      distance: try container.decode(CGFloat.self, forKey: .distance),
      length: try container.decodeIfPresent(CGFloat.self, forKey: .length))
    guard let (subject, value) = nonsense else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "The \(subject) of a scroll anchor is invalid: \(value)."))
  }

  /// An invalid number in the anchor, with its subject, or `nil` if the anchor is valid.
  var nonsense: (subject: String, value: CGFloat)? {
    if indexPath.count != 2 { return ("number of indexes", CGFloat(indexPath.count)) }
    if indexPath[0] < 0 { return ("section", CGFloat(indexPath[0])) }
    if indexPath[1] < 0 { return ("item", CGFloat(indexPath[1])) }
    guard distance.magnitude <= InputCheck.greatest else { return ("distance", distance) }
    if let length, !InputCheck.lengths.contains(length) { return ("length", length) }
    return nil
  }

  var anchored: AnchoredPart {
    AnchoredPart(edge.part, distance: Double(distance), extent: Double(length ?? 0))
  }
}

extension ScrollAnchor {
  /// Creates an anchor for the nearest item whose edge is inside the visible area. If there is none, uses the
  /// item with the nearest edge. Returns `nil` without items.
  ///
  /// - Parameters:
  ///   - extent: The extent of the contents.
  ///   - forEachItem: A closure that calls its second argument with each item in a range, and the item's
  ///     range.
  init?(
    at edge: Edge, in visible: ClosedRange<Double>, ofContents extent: Double,
    _ forEachItem: (ClosedRange<Double>, (ItemPath, ClosedRange<Double>) -> Void) -> Void
  ) {
    var nearest: (rank: (Int, Double, ItemPath), range: ClosedRange<Double>, distance: Double)?
    var (searched, reach) = (visible, max(1, visible.upperBound - visible.lowerBound))
    while true {
      forEachItem(searched) { path, range in
        let distance = range.position(of: edge.part) - visible.position(of: edge.part)
        // Inside means toward the middle of the visible area.
        let isInside = edge == .center || (edge == .start ? distance >= 0 : distance <= 0)
        let rank = (isInside ? 0 : 1, distance.magnitude, path)
        if nearest.map({ rank < $0.rank }) ?? true { nearest = (rank, range, distance) }
      }
      if nearest != nil || searched.lowerBound <= 0 && searched.upperBound >= extent { break }
      searched = searched.lowerBound - reach...searched.upperBound + reach
      reach *= 2
    }
    guard let nearest else { return nil }
    self.init(
      indexPath: IndexPath(nearest.rank.2), edge: edge, distance: CGFloat(nearest.distance),
      length: CGFloat(nearest.range.upperBound - nearest.range.lowerBound))
  }
}

nonisolated extension ScrollAnchor.Edge {
  var part: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

extension UICollectionViewLayout {
  /// Returns the reader's position, to be stored and restored by ``restore(_:at:)``.
  ///
  /// In a ``CurrentItemLayout``, the position is the current item, regardless of the edge. UIKit's own
  /// layouts work, too. While an anchor waits to be restored, the method returns that anchor.
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
