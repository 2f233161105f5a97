import LayoutEngine

/// A reference implementation of the rules, one group and item at a time, without optimizations.
struct ReferenceGroups {
  typealias Node = Compositional.Node
  typealias Group = Compositional.Group

  let scale: Double
  let count: Int
  let measured: [Int: LayoutSize]
  let customItems: [Compositional.CustomItem]

  /// A node's size and contents.
  struct Box {
    var size: LayoutSize
    var frames: [LayoutRect] = []
    var badges: [(badge: Compositional.Badge, leaf: Int, frame: LayoutRect)] = []
    var existing = 0
  }

  func pixels(_ length: Double) -> Double {
    scale > 0 ? (length * scale + 0.5).rounded(.down) / scale : length
  }

  func pixels(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: pixels(size.width), height: pixels(size.height))
  }

  // MARK: Nodes

  /// `width` and `height` are set by the outer group.
  func box(
    _ node: Node, in container: LayoutSize, width: Double? = nil, height: Double? = nil, item: Int,
    isOutermost: Bool = false, estimating: Bool = false
  ) -> Box {
    var size = LayoutSize(
      width: width ?? node.size.width.length(in: container),
      height: height ?? node.size.height.length(in: container))
    let estimatesWidth = width == nil && node.size.width.isEstimated
    let estimatesHeight = height == nil && node.size.height.isEstimated
    switch node.content {
    case .item:
      if !estimating, let measured = measured[item] {
        if estimatesWidth { size.width = measured.width }
        if estimatesHeight { size.height = measured.height }
      }
      size = pixels(size)
      let inner = LayoutRect(origin: .zero, size: size).inset(by: insets(of: node))
      let frame = LayoutRect(origin: inner.origin, size: pixels(inner.size))
      return Box(
        size: size, frames: [frame], badges: node.badges.map { ($0, 0, frame) },
        existing: item < count ? 1 : 0)
    case .custom:
      if !isOutermost { size = pixels(size) }
      let whole = LayoutRect(origin: .zero, size: size)
      return Box(
        size: size,
        frames: customItems.map { LayoutRect(origin: $0.frame.origin, size: pixels($0.frame.size)) },
        badges: customItems.isEmpty ? [] : node.badges.map { ($0, 0, whole) },
        existing: max(0, min(customItems.count, count - item)))
    case .group(let group):
      if !isOutermost { size = pixels(size) }
      return box(
        group, node, size, hugs: [.horizontal: estimatesWidth, .vertical: estimatesHeight], item, estimating)
    }
  }

  private func insets(of node: Node) -> LayoutInsets {
    var insets = node.insets
    if node.size.width.isEstimated { (insets.left, insets.right) = (0, 0) }
    if node.size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  // MARK: Groups

  private func box(
    _ group: Group, _ node: Node, _ given: LayoutSize, hugs: [Axis: Bool], _ item: Int, _ estimating: Bool
  ) -> Box {
    let (axis, cross) = (group.axis, group.axis == .vertical ? Axis.horizontal : .vertical)
    let insets = insets(of: node)
    var size = given
    let number = number(
      in: group, size.inset(insets), hugs: hugs[axis]!, item, estimating)
    var children = children(of: group, number, in: size.inset(insets), hugs: hugs[axis]!, item, estimating)
    var along = axis.extent(of: size)
    if hugs[axis]!, children.contains(where: { !isFraction($0.node, axis) }) {
      along = total(of: children, group)
    }
    var across = axis.breadth(of: size)
    let broad = children.filter { $0.box.existing > 0 && !isFraction($0.node, cross) }
    if hugs[cross]!, !broad.isEmpty {
      across = broad.map { cross.extent(of: $0.box.size) + edges($0.node, cross) }.max()!
    }
    size = axis.size(extent: along, breadth: across)
    if size != given {
      children = self.children(
        of: group, number, in: size.inset(insets), hugs: hugs[axis]!, item, estimating)
    }
    var result = Box(size: size)
    let room = LayoutRect(origin: .zero, size: size).inset(by: insets)
    let leftover = hugs[axis]! ? 0 : axis.extent(of: room.size) - total(of: children, group)
    var flexible = isFlexible(group.spacing) ? children.count - 1 : 0
    for child in children { flexible += flexibleEdges(child.node, axis) }
    let share = leftover > 0 && flexible > 0 ? leftover / Double(flexible) : 0
    var position = axis.along(room.origin)
    for child in children {
      let left = axis.breadth(of: room.size) - cross.extent(of: child.box.size) - edges(child.node, cross)
      let crossFlexible = flexibleEdges(child.node, cross)
      let crossShare = left > 0 && crossFlexible > 0 ? left / Double(crossFlexible) : 0
      position += gap(before(child.node, axis), share)
      let origin = axis.point(
        along: position, across: axis.across(room.origin) + gap(before(child.node, cross), crossShare))
      let first = result.frames.count
      result.frames += child.box.frames.map { $0.moved(by: origin) }
      result.badges += child.box.badges.map { ($0.badge, first + $0.leaf, $0.frame.moved(by: origin)) }
      result.existing += child.box.existing
      position +=
        axis.extent(of: child.box.size) + gap(after(child.node, axis), share) + gap(group.spacing, share)
    }
    if !result.frames.isEmpty {
      result.badges += node.badges.map { ($0, 0, LayoutRect(origin: .zero, size: size)) }
    }
    return result
  }

  private typealias Child = (node: Node, box: Box)

  private func children(
    of group: Group, _ number: Int, in room: LayoutSize, hugs: Bool, _ item: Int, _ estimating: Bool,
    levels: Bool = true
  ) -> [Child] {
    let axis = group.axis
    var children: [Child] = []
    var forced: [[Axis: Double]] = []
    var item = item
    let start = item
    for index in 0..<number {
      var length: Double?
      let node: Node
      switch group.filling {
      case .copies(let copied, _): node = copied
      case .equal(let copied, _):
        node = copied
        if !(hugs && node.size[axis].isEstimated) {
          let spacing = group.spacing.length * Double(number - 1) + edges(node, axis) * Double(number)
          length = max(0, (axis.extent(of: room) - spacing) / Double(number))
        }
      case .repeating(let nodes):
        node = nodes[index % nodes.count]
        if let fit = exactFit(nodes, group, room) {
          length = node.size[axis].length(in: room) * fit.factor
        }
      }
      let box = box(
        node, in: room, width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil,
        item: item, estimating: estimating)
      item += box.frames.count
      children.append((node, box))
      forced.append(length.map { [axis: $0] } ?? [:])
    }
    guard levels else { return children }
    level(&children, &forced, in: room, from: start, estimating)
    if !hugs { share(&children, &forced, of: group, in: room, from: start, estimating) }
    return children
  }

  /// Ends each share at the last pixel before its unrounded end if the rounded shares don't fit the group.
  private func share(
    _ children: inout [Child], _ forced: inout [[Axis: Double]], of group: Group, in room: LayoutSize,
    from start: Int, _ estimating: Bool
  ) {
    let axis = group.axis
    guard scale > 0, children.count > 1 else { return }
    let exact = children.indices.map { index -> Double? in
      let node = children[index].node
      return forced[index][axis] ?? (isFraction(node, axis) ? node.size[axis].length(in: room) : nil)
    }
    guard !exact.contains(nil) else { return }
    let spacings = total(of: children, group) - children.reduce(0) { $0 + axis.extent(of: $1.box.size) }
    let whole = axis.extent(of: room) - spacings
    let shares = exact.compactMap { $0 }
    guard shares.reduce(0, +) <= whole + 1e-3, total(of: children, group) > axis.extent(of: room) + 1e-3
    else {
      return
    }
    var next = start
    for index in children.indices {
      func pixelsBefore(_ count: Int) -> Double {
        ((shares.prefix(count).reduce(0, +) * scale + 1e-3).rounded(.down)) / scale
      }
      forced[index][axis] = pixelsBefore(index + 1) - pixelsBefore(index)
      children[index].box = box(
        children[index].node, in: room, width: forced[index][.horizontal], height: forced[index][.vertical],
        item: next, estimating: estimating)
      next += children[index].box.frames.count
    }
  }

  private func level(
    _ children: inout [Child], _ forced: inout [[Axis: Double]], in room: LayoutSize, from start: Int,
    _ estimating: Bool
  ) {
    let measured = estimating ? [:] : measured
    for side in [Axis.horizontal, .vertical] {
      let uniform = children.indices.filter {
        isUniform(children[$0].node.size[side]) && forced[$0][side] == nil
      }
      if uniform.isEmpty { continue }
      var firsts: [Int] = []
      var next = start
      for child in children {
        firsts.append(next)
        next += child.box.frames.count
      }
      func isMeasured(_ index: Int) -> Bool {
        (firsts[index]..<firsts[index] + children[index].box.frames.count).contains { measured[$0] != nil }
      }
      let lengths = uniform.map { (isMeasured($0), side.extent(of: children[$0].box.size)) }
      let known = lengths.filter(\.0).map(\.1).max() ?? 0
      let longest = known > 0 ? known : lengths.map(\.1).max() ?? 0
      for index in uniform { forced[index][side] = longest }
      next = start
      for index in children.indices {
        children[index].box = box(
          children[index].node, in: room, width: forced[index][.horizontal],
          height: forced[index][.vertical], item: next,
          estimating: estimating)
        next += children[index].box.frames.count
      }
    }
  }

  private func number(in group: Group, _ room: LayoutSize, hugs: Bool, _ item: Int, _ estimating: Bool) -> Int
  {
    switch group.filling {
    case .copies(_, let count), .equal(_, let count): return count
    case .repeating(let nodes):
      if let fit = exactFit(nodes, group, room) { return fit.count }
      let axis = group.axis
      let estimating = estimating || hugs || nodes.contains { isUniform($0.size[axis]) }
      func length(_ number: Int) -> Double {
        let children = children(
          of: group, number, in: room, hugs: hugs, item, estimating, levels: false)
        return children.reduce(group.spacing.length * Double(max(0, number - 1))) {
          $0 + edges($1.node, axis)
            + ($1.node.size[axis].isEstimated
              ? axis.extent(of: $1.box.size) : $1.node.size[axis].length(in: room))
        }
      }
      var number = 1
      while length(number + 1) <= axis.extent(of: room) + 1e-3 + (scale > 0 ? 0.5 / scale : 0) {
        if number % nodes.count == 0, length(number) - length(number - nodes.count) < 1e-3 { break }
        number += 1
      }
      return number
    }
  }

  private func exactFit(_ nodes: [Node], _ group: Group, _ room: LayoutSize) -> (count: Int, factor: Double)?
  {
    let (axis, whole) = (group.axis, group.axis.extent(of: room))
    guard nodes.allSatisfy({ isFraction($0, axis) && edges($0, axis) == 0 }), group.spacing.length > 0 else {
      return nil
    }
    let lengths = nodes.map { $0.size[axis].length(in: room) }
    guard lengths.allSatisfy({ $0 > 0 }) else { return nil }
    let pixel = scale > 0 ? 1 / scale : 1e-3
    var sum = 0.0
    for number in 1...200 {
      sum += lengths[(number - 1) % lengths.count]
      guard abs(sum - whole) <= pixel else { continue }
      let spacing = group.spacing.length * Double(number - 1)
      return spacing > 0 && spacing < whole ? (number, (whole - spacing) / sum) : nil
    }
    return nil
  }

  private func total(of children: [Child], _ group: Group) -> Double {
    let own = children.map { group.axis.extent(of: $0.box.size) + edges($0.node, group.axis) }.reduce(0, +)
    return own + group.spacing.length * Double(max(0, children.count - 1))
  }

  // MARK: Helpers

  private func isFraction(_ node: Node, _ axis: Axis) -> Bool {
    switch node.size[axis] {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  private func isUniform(_ dimension: Compositional.Dimension) -> Bool {
    if case .uniform = dimension { true } else { false }
  }

  private func isFlexible(_ spacing: Compositional.Spacing?) -> Bool {
    if case .flexible = spacing { true } else { false }
  }

  private func before(_ node: Node, _ axis: Axis) -> Compositional.Spacing? {
    axis == .vertical ? node.edges.top : node.edges.left
  }

  private func after(_ node: Node, _ axis: Axis) -> Compositional.Spacing? {
    axis == .vertical ? node.edges.bottom : node.edges.right
  }

  private func edges(_ node: Node, _ axis: Axis) -> Double {
    (before(node, axis)?.length ?? 0) + (after(node, axis)?.length ?? 0)
  }

  private func flexibleEdges(_ node: Node, _ axis: Axis) -> Int {
    (isFlexible(before(node, axis)) ? 1 : 0) + (isFlexible(after(node, axis)) ? 1 : 0)
  }

  private func gap(_ spacing: Compositional.Spacing?, _ share: Double) -> Double {
    (spacing?.length ?? 0) + (isFlexible(spacing) ? share : 0)
  }
}

extension LayoutSize {
  fileprivate func inset(_ insets: LayoutInsets) -> LayoutSize {
    LayoutRect(origin: .zero, size: self).inset(by: insets).size
  }
}

extension LayoutRect {
  func moved(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(x: minX + distance.x, y: minY + distance.y, width: width, height: height)
  }
}
