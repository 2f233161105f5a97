import Foundation
import LayoutEngine

/// Where a supplementary item is attached. Immutable; two are equal if they say the same.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  let value: Compositional.Anchor
  private let ownEdges: NSDirectionalRectEdge

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    ownEdges = edges
    value = Compositional.Anchor(
      x: edges.x, y: edges.y, offset: LayoutPoint(offset), isFractional: isFractional)
    super.init()
  }

  nonisolated deinit {}

  /// At the edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// That many points from there, to the trailing edge and down.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// That many sizes of the supplementary item from there, to the trailing edge and down.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges it lies at; on an axis with neither or both, the middle.
  open var edges: NSDirectionalRectEdge { ownEdges }
  /// The distance from the edges. Default zero.
  open var offset: CGPoint { CGPoint(value.offset) }
  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }
  /// Whether ``offset`` is in sizes of the supplementary item.
  open var isFractionalOffset: Bool { value.isFractional }

  /// The same object: it never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.ownEdges == ownEdges && other.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
