extension Compositional {
  struct Resolver {
    /// Pixels per point.
    let scale: Double
    /// The number of items. Groups can extend beyond the last one.
    let itemCount: Int
    let measurements: Measurements
    var next = 0
    /// The first item that hasn't been examined. Checking whether an item fits examines it.
    var farthest = 0
    /// The first reason an item has no frame.
    var problem: Problem?
    var pieces = KnownPieces()

    /// The maximum number of nodes directly in a group.
    static var maximumCount: Int { 1 << 14 }

    struct Forced {
      var width: Double?
      var height: Double?

      func extent(_ axis: Axis) -> Double? { axis.isVertical ? height : width }

      mutating func set(_ length: Double, _ axis: Axis) {
        if axis.isVertical { height = length } else { width = length }
      }
    }

    /// Returns a node's piece. Sizes are rounded to pixels, except the outermost group's, because content
    /// sizes are sums of unrounded lengths (UIKit, measured).
    mutating func piece(
      of node: Node, at place: KnownPieces.Place, in container: LayoutSize, forced: Forced = Forced(),
      isOutermost: Bool = false, _ customItems: CustomItemProvider
    ) -> Piece {
      var size = node.size.size(in: container)
      if let width = forced.width { size.width = width }
      if let height = forced.height { size.height = height }
      switch node.content {
      case .item: return item(node, size, forced)
      case .group(let group):
        if isOutermost { return self.group(group, node, at: place, size, forced, customItems) }
        return knownGroup(group, node, at: place, rounded(size), forced, customItems)
      case .custom(let id):
        if !isOutermost { size = rounded(size) }
        return custom(customItems(id, size), node, size)
      }
    }

    private mutating func item(_ node: Node, _ given: LayoutSize, _ forced: Forced) -> Piece {
      var size = given
      var leaf = Piece.Leaf(frame: .zero)
      leaf.estimatesWidth = forced.width == nil && node.size.width.isEstimated
      leaf.estimatesHeight = forced.height == nil && node.size.height.isEstimated
      if let measured = measurements[next] {
        if leaf.estimatesWidth { size.width = measured.width }
        if leaf.estimatesHeight { size.height = measured.height }
      }
      size = rounded(size)
      let frame = LayoutRect(origin: .zero, size: size).inset(by: node.effectiveInsets)
      leaf.frame = LayoutRect(origin: frame.origin, size: rounded(frame.size))
      var piece = Piece(size: size, leaves: [leaf], itemCount: next < itemCount ? 1 : 0)
      piece.attach(node.badges, to: leaf.frame)
      next += 1
      farthest = max(farthest, next)
      return piece
    }

    private mutating func custom(_ customItems: [CustomItem], _ node: Node, _ size: LayoutSize) -> Piece {
      if customItems.isEmpty { report(.noRoomForGroup) }
      var piece = Piece(size: size)
      for item in customItems {
        let frame = item.frame
        let size = LayoutSize(width: max(0, frame.width.tamed), height: max(0, frame.height.tamed))
        let origin = LayoutPoint(x: frame.minX.tamed, y: frame.minY.tamed)
        piece.leaves.append(
          Piece.Leaf(
            frame: LayoutRect(origin: origin, size: rounded(size)), zIndex: item.zIndex))
      }
      piece.itemCount = max(0, min(customItems.count, itemCount - next))
      next += customItems.count
      piece.attach(node.badges, to: LayoutRect(origin: .zero, size: size))
      return piece
    }

    mutating func group(
      _ group: Group, _ node: Node, at place: KnownPieces.Place, _ given: LayoutSize, _ forced: Forced,
      _ customItems: CustomItemProvider
    ) -> Piece {
      let axis = group.axis
      let cross: Axis = axis.isVertical ? .horizontal : .vertical
      let insets = node.effectiveInsets.resolved(in: given)
      var size = given
      let hugs = forced.extent(axis) == nil && node.size[axis].isEstimated
      let hugsCross = forced.extent(cross) == nil && node.size[cross].isEstimated
      let start = next
      var room = LayoutRect(origin: .zero, size: size).inset(by: insets)
      if !hugs, !hugsCross, room.width <= 0 || room.height <= 0 { report(.noRoomForGroup) }
      var parts = self.parts(of: group, at: place, in: room.size, hugs: hugs, customItems)
      if hugs || hugsCross {
        // The contents determine the group's size. Fractions of this size are resolved afterward.
        let along = hugs ? length(of: parts, group, axis.extent(of: size)) : axis.extent(of: size)
        let across = hugsCross ? breadth(of: parts, cross, axis.breadth(of: size)) : axis.breadth(of: size)
        let isFraction = parts.contains { $0.node.size.isFractional }
        let hugged = axis.size(extent: along, breadth: across)
        if isFraction, hugged != size {
          next = start
          parts = self.parts(
            of: group, at: place, in: hugged.inset(by: insets), hugs: hugs, count: parts.count, customItems)
        }
        size = hugged
        room = LayoutRect(origin: .zero, size: size).inset(by: insets)
      }
      var piece = Piece(size: size)
      arrange(parts, of: group, in: room, hugs: hugs, into: &piece)
      piece.attach(node.badges, to: LayoutRect(origin: .zero, size: size))
      return piece
    }

    mutating func report(_ problem: Problem) { self.problem = self.problem ?? problem }

    func rounded(_ size: LayoutSize) -> LayoutSize {
      LayoutSize(width: size.width.roundedUp(toScale: scale), height: size.height.roundedUp(toScale: scale))
    }
  }
}

extension LayoutInsets {
  /// Returns the insets in points. Insets between 0 and 1 are fractions of the container (Apple's
  /// documentation of containers).
  func resolved(in container: LayoutSize) -> LayoutInsets {
    func length(_ inset: Double, _ whole: Double) -> Double {
      inset > 0 && inset < 1 ? inset * whole : inset.tamed
    }
    return LayoutInsets(
      top: length(top, container.height), left: length(left, container.width),
      bottom: length(bottom, container.height), right: length(right, container.width))
  }
}

extension LayoutSize {
  func inset(by insets: LayoutInsets) -> LayoutSize {
    LayoutRect(origin: .zero, size: self).inset(by: insets).size
  }
}

extension Compositional {
  /// The reason for missing items.
  public enum Problem: Hashable, Sendable {
    /// A group doesn't fit, or nothing fits in it.
    case noRoomForGroup
    /// An item with its spacing doesn't fit.
    case noRoomForItem
  }
}

extension Compositional.Resolver {
  /// Returns the parts' total length with minimum distances, or the estimate if all lengths are fractions.
  func length(of parts: [Part], _ group: Compositional.Group, _ estimate: Double) -> Double {
    let axis = group.axis
    guard parts.contains(where: { !$0.node.size[axis].isFraction(along: axis) }) else { return estimate }
    let own = parts.reduce(0) { $0 + axis.extent(of: $1.piece.size) + $1.node.edges.length(axis) }
    return own + group.spacing.length * Double(max(0, parts.count - 1))
  }

  /// Returns the breadth of the broadest part, or the estimate if there is none. Ignores parts with
  /// fractional breadths and parts after the last item.
  func breadth(of parts: [Part], _ cross: Axis, _ estimate: Double) -> Double {
    let broad = parts.filter { $0.piece.itemCount > 0 && !$0.node.size[cross].isFraction(along: cross) }
    guard !broad.isEmpty else { return estimate }
    return broad.reduce(0) { max($0, cross.extent(of: $1.piece.size) + $1.node.edges.length(cross)) }
  }

  /// Adds the parts to a piece, one after another. Flexible distances share the leftover space.
  func arrange(
    _ parts: [Part], of group: Compositional.Group, in room: LayoutRect, hugs: Bool,
    into piece: inout Compositional.Piece
  ) {
    let axis = group.axis
    let cross: Axis = axis.isVertical ? .horizontal : .vertical
    let used = parts.reduce(0) { $0 + axis.extent(of: $1.piece.size) + $1.node.edges.length(axis) }
    let spacings = group.spacing.length * Double(max(0, parts.count - 1))
    let share = Self.share(
      of: hugs ? 0 : axis.extent(of: room.size) - used - spacings,
      between: parts.reduce(group.spacing.isFlexible ? max(0, parts.count - 1) : 0) {
        $0 + $1.node.edges.flexibleCount(axis)
      })
    let spacing = group.spacing.length + (group.spacing.isFlexible ? share : 0)
    var along = axis.along(room.origin)
    for part in parts {
      let edges = part.node.edges
      let crossShare = Self.share(
        of: axis.breadth(of: room.size) - cross.extent(of: part.piece.size) - edges.length(cross),
        between: edges.flexibleCount(cross))
      along += edges.start(axis, share: share)
      piece.append(
        part.piece,
        at: axis.point(
          along: along, across: axis.across(room.origin) + edges.start(cross, share: crossShare)))
      along += axis.extent(of: part.piece.size) + edges.end(axis, share: share) + spacing
    }
  }

  static func share(of leftover: Double, between count: Int) -> Double {
    leftover > 0 && count > 0 ? leftover / Double(count) : 0
  }
}
