extension Compositional {
  struct ResolvedGroup: Sendable {
    /// A bounding box relative to the group's origin.
    struct Bounds: Sendable {
      private(set) var low = SIMD2(repeating: Double.infinity)
      private(set) var high = SIMD2(repeating: -Double.infinity)

      /// Creates a box that is infinite if a leaf is smaller than a pixel. Rounding may move such a leaf out
      /// of a window that contains the box.
      init(of leaves: [Piece.Leaf], pixel: Double) {
        for leaf in leaves {
          let (frame, isSmall) = (leaf.frame, min(leaf.frame.width, leaf.frame.height) < pixel)
          let endless = isSmall ? Double.infinity : 0
          low = pointwiseMin(low, SIMD2(frame.minX, frame.minY) - endless)
          high = pointwiseMax(high, SIMD2(frame.maxX, frame.maxY) + endless)
        }
      }
    }

    let piece: Piece
    /// The number of following items that were examined to find the group's end.
    let lookahead: Int
    /// The group's length. Includes edge spacing but not the spacing after the group.
    let extent: Double
    /// The origin relative to the group's start.
    let origin: LayoutPoint
    /// The contents' overhang at both ends.
    private(set) var overhang = (before: 0.0, after: 0.0)
    /// A leaf's maximum distance from the origin.
    let reach: Double
    /// A box of the leaves. A window that contains it intersects every leaf.
    let bounds: Bounds
    let index: RangeIndex?
    let hasIndex: Bool

    init(
      _ piece: Piece, lookahead: Int, of node: Node, axis: Axis, scale: Double, breadth: Double
    ) {
      let cross: Axis = axis.isVertical ? .horizontal : .vertical
      self.piece = piece
      self.lookahead = max(0, lookahead)
      let share = Resolver.share(
        of: breadth - cross.extent(of: piece.size) - node.edges.length(cross),
        between: node.edges.flexibleCount(cross))
      let origin = axis.point(
        along: node.edges.start(axis, share: 0), across: node.edges.start(cross, share: share))
      self.origin = origin
      extent = max(0, axis.extent(of: piece.size) + node.edges.length(axis))
      var boxes = piece.leaves.map { $0.frame }
      for attachment in piece.attachments {
        boxes[attachment.leaf] = boxes[attachment.leaf].union(
          attachment.badge.frame(on: attachment.frame, scale: 0))
      }
      let slack = Double.snappingSlack(ofScale: scale)
      let ranges = boxes.map { box in
        let start = axis.along(box.origin) + axis.along(origin)
        return (start - slack)...(start + axis.extent(of: box.size) + slack)
      }
      for range in ranges {
        overhang.before = max(overhang.before, -range.lowerBound)
        overhang.after = max(overhang.after, range.upperBound - extent)
      }
      reach = piece.leaves.reduce(0) { max($0, abs($1.frame.minX), abs($1.frame.minY)) }
      bounds = Bounds(of: piece.leaves, pixel: slack)
      hasIndex = ranges.count > 32
      index = hasIndex ? RangeIndex(ranges) : nil
    }

    /// Calls `body` with every leaf that may intersect a range relative to the group's start.
    func forEachLeaf(from low: Double, to high: Double, _ body: (Int) -> Void) {
      if let index { return index.forEach(from: low, to: high, body) }
      for leaf in piece.leaves.indices { body(leaf) }
    }
  }
}

extension LayoutRect {
  func union(_ other: LayoutRect) -> LayoutRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
