import Foundation
import LayoutEngine

/// The immutable point at which a supplementary item is attached.
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

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset in multiples of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor's edges. Neither or both of two opposite edges mean the middle.
  open var edges: NSDirectionalRectEdge { ownEdges }
  /// The offset from the edges, toward the trailing edge and down. The default value is zero.
  open var offset: CGPoint { CGPoint(value.offset) }
  /// `true` if ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }
  /// `true` if ``offset`` is in multiples of the item's size.
  open var isFractionalOffset: Bool { value.isFractional }

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.ownEdges == ownEdges && other.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }
}
