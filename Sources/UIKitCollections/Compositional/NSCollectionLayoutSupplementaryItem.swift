import Foundation
import LayoutEngine

/// A view attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The view's kind, unique in a section.
  open private(set) var elementKind: String
  /// The anchor on the item or group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at the container anchor. If `nil`, the point is at the same edges as the
  /// container anchor.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The view's z-index. The default value is 1, above cells.
  open var zIndex = 1

  /// Creates an item with its edges at the container's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates an item with its own anchor at the container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize, [])
  }

  nonisolated deinit {}

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.describesTheSame(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
  }
}

/// A header, a footer, or another view at the edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The item's edge or corner.
  open private(set) var alignment: NSRectAlignment
  /// The distance from the edge or corner, toward the trailing edge and down, in points.
  open private(set) var offset: CGPoint
  /// `true` if the item takes up space instead of overlaying the contents. The default value is `true`.
  open var extendsBoundary = true
  /// `true` if the item stays in view while its section is visible. The default value is `false`.
  open var pinToVisibleBounds = false

  /// Creates a boundary item without an offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a boundary item with an offset.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  nonisolated deinit {}

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy
  }

  func value(id: Int) -> Compositional.Boundary {
    Compositional.Boundary(
      id: id, size: layoutSize.value, x: alignment.x, y: alignment.y, insets: LayoutInsets(contentInsets),
      offset: LayoutPoint(offset), extends: extendsBoundary, pins: pinToVisibleBounds)
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.describesTheSame(as: other) && alignment == other.alignment && offset == other.offset
      && extendsBoundary == other.extendsBoundary && pinToVisibleBounds == other.pinToVisibleBounds
  }
}

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

  /// The anchor's edges. With neither or both of two opposite edges, the anchor is in the middle between
  /// them.
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

extension NSDirectionalRectEdge {
  /// The horizontal position, from 0 at the leading edge to 1. ½ for neither and for both edges.
  var x: Double { position(contains(.leading), contains(.trailing)) }
  /// The vertical position, from 0 at the top to 1. ½ for neither and for both edges.
  var y: Double { position(contains(.top), contains(.bottom)) }

  private func position(_ start: Bool, _ end: Bool) -> Double { start == end ? 0.5 : start ? 0 : 1 }
}

/// An edge or a corner, relative to the reading direction.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// The positions. `none` is the middle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The horizontal position, from 0 at the leading edge to 1.
  var x: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The vertical position, from 0 at the top to 1.
  var y: Double {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .none, .leading, .trailing: 0.5
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
