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
