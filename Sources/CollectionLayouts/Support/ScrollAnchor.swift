import CollectionView
import LayoutEngine

/// Where a reader is in a collection view: at which item, and how far one of its edges lies from the same edge of the visible area.
///
/// It can be stored, and restored over other data, in a view of another size and in another layout:
///
/// ```swift
/// let anchor = layout.scrollAnchor()
/// let data = try JSONEncoder().encode(anchor)
/// // The next time, in `viewDidLoad()` for example:
/// if let anchor = try JSONDecoder().decode(ScrollAnchor?.self, from: data) { layout.restore(anchor) }
/// ```
///
/// Distances count along the scroll direction, in right-to-left from the right: an anchor fits both reading directions.
public nonisolated struct ScrollAnchor: Codable, Hashable, Sendable {
  /// The part of an item that is compared with the same part of the visible area.
  public enum Edge: String, Codable, Sendable, CaseIterable {
    /// The top, or in horizontal scrolling the leading edge.
    case start
    /// The middle.
    case center
    /// The bottom, or in horizontal scrolling the trailing edge.
    case end
  }

  /// The item.
  public var indexPath: IndexPath

  /// Which edges are compared.
  public var edge: Edge

  /// How far the item's edge lies behind that of the visible area, in points; negative where it lies before it. Of a ``CircleLayout`` that
  /// does not scroll, the angle from its `startAngle`, in radians.
  public var distance: CGFloat

  /// How long the item was along the scroll direction, in points. Where the edge of the visible area crosses the item, the same part of the
  /// item is to lie there, however long the item is by then. Nil where the distance is to count as it is.
  public var length: CGFloat?

  /// An anchor to be restored by `restore(_:at:)` of a layout, which checks it.
  public init(indexPath: IndexPath, edge: Edge = .start, distance: CGFloat = 0, length: CGFloat? = nil) {
    (self.indexPath, self.edge, self.distance, self.length) = (indexPath, edge, distance, length)
  }

  /// Throws `DecodingError.dataCorrupted`, which names the value, for a path that has no section and item or negative ones, a distance that is
  /// not finite, and a length that is negative or not finite.
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
        codingPath: decoder.codingPath, debugDescription: "The \(subject) of a scroll anchor is \(value)."))
  }

  /// A number in it that makes no sense, and what it is of.
  var nonsense: (subject: String, value: CGFloat)? {
    if indexPath.count != 2 { return ("number of indexes", CGFloat(indexPath.count)) }
    if indexPath[0] < 0 { return ("section", CGFloat(indexPath[0])) }
    if indexPath[1] < 0 { return ("item", CGFloat(indexPath[1])) }
    guard distance.magnitude <= InputCheck.greatest else { return ("distance", distance) }
    if let length, !InputCheck.lengths.contains(length) { return ("length", length) }
    return nil
  }

  /// For the engine.
  var anchored: AnchoredPart {
    AnchoredPart(edge.part, distance: Double(distance), extent: Double(length ?? 0))
  }
}

extension ScrollAnchor {
  /// The item whose edge is nearest to that of the visible area: of those in sight one behind it, if there is any. Where no item is in sight,
  /// the nearest one. Nil without items.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - visible: The visible area.
  ///   - extent: That of the contents.
  ///   - forEachItem: Calls its second argument with the items in a range, and where they lie.
  init?(
    at edge: Edge, in visible: ClosedRange<Double>, ofContents extent: Double,
    _ forEachItem: (ClosedRange<Double>, (ItemPath, ClosedRange<Double>) -> Void) -> Void
  ) {
    var nearest: (rank: (Int, Double, ItemPath), range: ClosedRange<Double>, distance: Double)?
    var (searched, reach) = (visible, max(1, visible.upperBound - visible.lowerBound))
    while true {
      forEachItem(searched) { path, range in
        let distance = range.position(of: edge.part) - visible.position(of: edge.part)
        // Towards the middle of the visible area.
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
  /// 0 is the start, 1 the end.
  var part: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
