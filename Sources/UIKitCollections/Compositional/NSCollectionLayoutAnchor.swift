import Foundation
import LayoutEngine

/// The point at which a supplementary item is attached. Anchors are immutable. They're equal if their values
/// are.
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

  /// Creates an anchor at the edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Creates an anchor at an offset from the edges, in points. Positive offsets point to the trailing edge
  /// and down.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at an offset from the edges, in multiples of the supplementary item's size. Positive
  /// offsets point to the trailing edge and down.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges of the anchor. On an axis with neither or both edges, the anchor is in the middle.
  open var edges: NSDirectionalRectEdge { ownEdges }
  /// The offset from the edges. The default value is zero.
  open var offset: CGPoint { CGPoint(value.offset) }
  /// A Boolean value that indicates whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }
  /// A Boolean value that indicates whether ``offset`` is in multiples of the supplementary item's size.
  open var isFractionalOffset: Bool { value.isFractional }

  /// Returns this object, which is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.ownEdges == ownEdges && other.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
