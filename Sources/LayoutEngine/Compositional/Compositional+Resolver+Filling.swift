extension Compositional.Resolver {
  struct Part {
    var node: Compositional.Node
    var place: Compositional.KnownPieces.Place
    var piece: Compositional.Piece
    var forced = Forced()
  }

  /// Returns the parts that fill a group.
  ///
  /// - Parameters:
  ///   - room: The size within the insets.
  ///   - hugs: `true` if the group is as long as its contents. The number of parts then depends on estimates
  ///     instead of measured sizes, so that no part leaves when others grow.
  ///   - count: The number of parts, if known.
  mutating func parts(
    of group: Compositional.Group, at place: Compositional.KnownPieces.Place, in room: LayoutSize, hugs: Bool,
    count: Int? = nil, _ customItems: Compositional.CustomItemProvider
  ) -> [Part] {
    var parts =
      switch group.filling {
      case .repeating(let nodes):
        repeating(nodes, of: group, at: place, in: room, hugs: hugs, count: count, customItems)
      case .copies(let node, let count):
        copies(node, count, at: pieces.place(of: node, 0, in: place), in: room, customItems)
      case .equal(let node, let count):
        equal(
          node, count, at: pieces.place(of: node, 0, in: place), of: group, in: room, hugs: hugs, customItems)
      }
    if parts.isEmpty { report(.noRoomForGroup) }
    level(&parts, along: .horizontal, in: room, customItems)
    level(&parts, along: .vertical, in: room, customItems)
    if !hugs { sharePixels(&parts, of: group, in: room, customItems) }
    return parts
  }

  /// Shortens shares of a group that don't fit after rounding.
  ///
  /// For example, 24 shares of 16.25 points fill 390 points, but after rounding to 16.5 points, they need
  /// 396. Some of them then become a pixel shorter.
  private mutating func sharePixels(
    _ parts: inout [Part], of group: Compositional.Group, in room: LayoutSize,
    _ customItems: Compositional.CustomItemProvider
  ) {
    let axis = group.axis
    guard scale > 0, parts.count > 1 else { return }
    var exact: [Double] = []
    for part in parts {
      let dimension = part.node.size[axis]
      guard
        let length = part.forced.extent(axis)
          ?? (dimension.isFraction(along: axis) ? dimension.length(in: room) : nil)
      else { return }
      exact.append(length)
    }
    let edges = parts.reduce(0) { $0 + $1.node.edges.length(axis) }
    let whole = axis.extent(of: room) - edges - group.spacing.length * Double(parts.count - 1)
    let rounded = parts.reduce(0) { $0 + axis.extent(of: $1.piece.size) }
    let sum = exact.reduce(0, +)
    let tolerance = 1e-3
    guard sum <= whole + tolerance, rounded > whole + tolerance else { return }
    next -= parts.reduce(0) { $0 + $1.piece.leaves.count }
    var (end, used) = (0.0, 0.0)
    for index in parts.indices {
      end += exact[index]
      let pixels = (end * scale + tolerance).rounded(.down)
      parts[index].forced.set((pixels - used) / scale, axis)
      used = pixels
      parts[index].piece = piece(
        of: parts[index].node, at: parts[index].place, in: room, forced: parts[index].forced, customItems)
    }
  }

  private mutating func copies(
    _ node: Compositional.Node, _ count: Int, at place: Compositional.KnownPieces.Place, in room: LayoutSize,
    _ customItems: Compositional.CustomItemProvider
  ) -> [Part] {
    (0..<max(0, min(count, Self.maximumCount))).map { _ in
      Part(node: node, place: place, piece: piece(of: node, at: place, in: room, customItems))
    }
  }

  /// Returns nodes of equal lengths: (group − spacings) / count (UIKit, measured).
  private mutating func equal(
    _ node: Compositional.Node, _ count: Int, at place: Compositional.KnownPieces.Place,
    of group: Compositional.Group, in room: LayoutSize, hugs: Bool,
    _ customItems: Compositional.CustomItemProvider
  ) -> [Part] {
    let count = max(0, min(count, Self.maximumCount))
    guard !hugs || !node.size[group.axis].isEstimated else {
      return copies(node, count, at: place, in: room, customItems)
    }
    let spacing = group.spacing.length * Double(count - 1) + node.edges.length(group.axis) * Double(count)
    var forced = Forced()
    forced.set(max(0, (group.axis.extent(of: room) - spacing) / Double(max(1, count))), group.axis)
    return (0..<count).map { _ in
      Part(
        node: node, place: place, piece: piece(of: node, at: place, in: room, forced: forced, customItems),
        forced: forced)
    }
  }

  private mutating func repeating(
    _ nodes: [Compositional.Node], of group: Compositional.Group, at place: Compositional.KnownPieces.Place,
    in room: LayoutSize, hugs: Bool, count: Int?,
    _ customItems: Compositional.CustomItemProvider
  ) -> [Part] {
    guard !nodes.isEmpty else { return [] }
    let axis = group.axis
    var known = count
    if known == nil, hugs || nodes.contains(where: { $0.size[axis].isUniform }), !measurements.items.isEmpty {
      var estimating = Self(scale: scale, itemCount: itemCount, measurements: .init(), next: next)
      swap(&estimating.pieces, &pieces)
      known =
        estimating.repeating(nodes, of: group, at: place, in: room, hugs: hugs, count: nil, customItems).count
      swap(&estimating.pieces, &pieces)
    }
    let exact = exactFit(of: nodes, group, in: room)
    let limit = min(known ?? exact?.count ?? Self.maximumCount, Self.maximumCount)
    let slack = 1e-3 + (scale > 0 ? 0.5 / scale : 0)
    var parts: [Part] = []
    var (used, cycle) = (0.0, 0.0)
    while parts.count < limit {
      let index = parts.count % nodes.count
      let node = nodes[index]
      let place = pieces.place(of: node, index, in: place)
      var forced = Forced()
      if let exact { forced.set(node.size[axis].length(in: room) * exact.factor, axis) }
      let start = used + (parts.isEmpty ? 0 : group.spacing.length) + node.edges.length(axis)
      let decides = known == nil && exact == nil
      // Rounding may have shortened the group.
      let length =
        node.size[axis].isEstimated || exact != nil ? nil : node.size[axis].length(in: room)
      if decides, !parts.isEmpty, let length, start + length > axis.extent(of: room) + slack { break }
      let before = next
      let piece = piece(of: node, at: place, in: room, forced: forced, customItems)
      let end = start + (length ?? axis.extent(of: piece.size))
      if decides, end > axis.extent(of: room) + slack {
        guard parts.isEmpty else {
          next = before
          break
        }
        // An item without spacing may extend beyond its group's end.
        if !isMeasured(node, axis), !node.isItem || node.edges.length(axis) > 0 {
          report(node.isItem ? .noRoomForItem : .noRoomForGroup)
        }
      }
      parts.append(Part(node: node, place: place, piece: piece, forced: forced))
      used = end
      guard parts.count.isMultiple(of: nodes.count) else { continue }
      // Any number of nodes without length would fit.
      if known == nil, exact == nil, used - cycle < 1e-3 { break }
      cycle = used
    }
    return parts
  }

  private func isMeasured(_ node: Compositional.Node, _ axis: Axis) -> Bool {
    node.size[axis].isEstimated && !measurements.items.isEmpty
  }

  /// Returns the number of nodes whose fractions fill the group exactly, regardless of spacing, and the
  /// factor that shortens them to make room for the spacing (UIKit, measured on iOS 26).
  private func exactFit(
    of nodes: [Compositional.Node], _ group: Compositional.Group, in room: LayoutSize
  ) -> (count: Int, factor: Double)? {
    let (axis, whole) = (group.axis, group.axis.extent(of: room))
    guard nodes.allSatisfy({ $0.size[axis].isFraction(along: axis) && $0.edges.length(axis) == 0 }) else {
      return nil
    }
    let tolerance = scale > 0 ? 1 / scale : 1e-3
    var (sum, count) = (0.0, 0)
    while sum < whole - tolerance, count < Self.maximumCount {
      let length = nodes[count % nodes.count].size[axis].length(in: room)
      guard length > 0 else { return nil }
      sum += length
      count += 1
    }
    guard count > 0, abs(sum - whole) <= tolerance else { return nil }
    let spacing = group.spacing.length * Double(count - 1)
    guard spacing > 0, spacing < whole else { return nil }
    return (count, (whole - spacing) / sum)
  }

  /// Makes uniform nodes as long as the longest measured one or, if none is measured, the longest estimate.
  private mutating func level(
    _ parts: inout [Part], along axis: Axis, in room: LayoutSize,
    _ customItems: Compositional.CustomItemProvider
  ) {
    guard parts.contains(where: { $0.node.size[axis].isUniform }) else { return }
    next -= parts.reduce(0) { $0 + $1.piece.leaves.count }
    var item = next
    var (known, estimated) = (0.0, 0.0)
    for part in parts {
      let length = axis.extent(of: part.piece.size)
      let items = item..<(item + part.piece.leaves.count)
      item = items.upperBound
      guard part.node.size[axis].isUniform, part.forced.extent(axis) == nil else { continue }
      if items.contains(where: { measurements[$0] != nil }) {
        known = max(known, length)
      } else {
        estimated = max(estimated, length)
      }
    }
    let longest = known > 0 ? known : estimated
    // A node's contents, and thus the next node's items, may change with its length.
    for index in parts.indices {
      let part = parts[index]
      let levels = part.node.size[axis].isUniform && part.forced.extent(axis) == nil
      if levels { parts[index].forced.set(longest, axis) }
      parts[index].piece = piece(
        of: part.node, at: part.place, in: room, forced: parts[index].forced, customItems)
      guard part.node.isItem, let leaf = part.piece.leaves.first else { continue }
      parts[index].piece.leaves[0].estimatesWidth = leaf.estimatesWidth
      parts[index].piece.leaves[0].estimatesHeight = leaf.estimatesHeight
    }
  }
}

extension Compositional.Node {
  var isItem: Bool { if case .item = content { true } else { false } }
}
