// From a window to its items, in four steps. Each `├` starts a group. `[ ]` is the window:
//
//      stretches   0 ├──┼──┼──┼──┤ 1 ├─────┤ 2 ├──┼──┼──┼──┼── …
//                                       [             ]
//      1. Binary search finds the stretches that may have something in the window: 1 and 2.
//      2. Division finds the first such group of each stretch.
//      3. If the window contains a group's box, all its leaves are in the window. Otherwise, each leaf is
//         compared with the window. The index of a large group finds the leaves to compare.
//      4. Before the comparison, frames are rounded to pixels from the section's origin.
//
// Steps 1 and 2 allow for overhangs, because items may reach beyond their group.

extension Compositional.Run: SectionItems {
  private struct Window {
    let rect: LayoutRect
    let low, high: SIMD2<Double>
    let scale: Double

    init(_ rect: LayoutRect, scale: Double) {
      self.rect = rect
      low = SIMD2(rect.minX, rect.minY)
      high = SIMD2(rect.maxX, rect.maxY)
      self.scale = scale
    }

    /// Returns `true` if ``roundedFrame(_:at:)`` can round these coordinates.
    func rounds(_ corner: SIMD2<Double>, reach: Double) -> Bool {
      scale > 0 && (abs(corner.x) + abs(corner.y) + reach + 1) * scale < 0x1p50
    }

    func contains(_ bounds: Compositional.ResolvedGroup.Bounds, at corner: SIMD2<Double>) -> Bool {
      let isWithin = (low .<= corner + bounds.low) .& (corner + bounds.high .<= high)
      return all(isWithin)
    }

    @inline(__always) func meets(_ frame: LayoutRect) -> Bool {
      let start = SIMD2(frame.minX, frame.minY)
      if all((start .< high) .& (low .< start + SIMD2(frame.width, frame.height))) { return true }
      return (frame.width == 0 || frame.height == 0) && rect.intersects(frame)
    }

    /// Rounds as `roundedUp(toScale:)` does, without branches, half of which would be mispredicted.
    @inline(__always) func roundedFrame(_ frame: LayoutRect, at corner: SIMD2<Double>) -> LayoutRect {
      let exact = (corner + SIMD2(frame.minX, frame.minY)) * scale + 0.5
      // Numbers of this magnitude have no fractional bits.
      var whole = (exact + 0x1.8p52) - 0x1.8p52
      whole.replace(with: whole - 1, where: whole .> exact)
      let start = whole / scale
      return LayoutRect(x: start.x, y: start.y, width: frame.width, height: frame.height)
    }

    /// Returns a rounded frame, even for large coordinates and a scale of 0.
    func frame(_ frame: LayoutRect, at corner: SIMD2<Double>) -> LayoutRect {
      LayoutRect(
        x: (corner.x + frame.minX).roundedUp(toScale: scale),
        y: (corner.y + frame.minY).roundedUp(toScale: scale), width: frame.width, height: frame.height)
    }
  }

  struct PositionedGroup {
    var firstItem: Int
    var origin: LayoutPoint
    var resolved: Compositional.ResolvedGroup
  }

  /// Returns an item's frame if the first group starts at `origin`. An item that is in no group has an empty
  /// frame at `origin`.
  ///
  /// - Complexity: O(log *measured groups*)
  public func frame(ofItem item: Int, from origin: LayoutPoint) -> LayoutRect {
    guard let (group, leaf) = group(ofItem: item, from: origin) else {
      return LayoutRect(origin: origin, size: .zero)
    }
    return frame(of: group.resolved.piece.leaves[leaf].frame, in: group)
  }

  /// Returns `true` if a group contains the item. Every item is in a group unless there is a ``problem``.
  public func hasItem(_ item: Int) -> Bool { group(ofItem: item, from: .zero) != nil }

  /// Returns an item's z-index.
  public func zIndex(ofItem item: Int) -> Int {
    guard let (group, leaf) = group(ofItem: item, from: .zero) else { return 0 }
    return group.resolved.piece.leaves[leaf].zIndex
  }

  /// Returns, for an item's width and height, `true` if the dimension is an estimate.
  public func estimates(ofItem item: Int) -> (width: Bool, height: Bool) {
    guard let (group, leaf) = group(ofItem: item, from: .zero) else { return (false, false) }
    let found = group.resolved.piece.leaves[leaf]
    return (found.estimatesWidth, found.estimatesHeight)
  }

  /// Returns a badge's frame, or nil.
  public func frame(ofBadge id: Int, item: Int, from origin: LayoutPoint, measured: LayoutSize? = nil)
    -> LayoutRect?
  {
    guard let (group, leaf) = group(ofItem: item, from: origin) else { return nil }
    let attachment = group.resolved.piece.attachments.first { $0.leaf == leaf && $0.badge.id == id }
    return attachment.map {
      $0.badge.frame(on: frame(of: $0.frame, in: group), scale: scale, measured: measured)
    }
  }

  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint, _ body: (Int, LayoutRect) -> Void
  ) {
    let low = axis.along(rect.origin) - axis.along(origin)
    let high = low + axis.extent(of: rect.size)
    let window = Window(rect, scale: scale)
    let found = stretches(from: low, to: high)
    // Reference counting of copied stretches takes longer than examining a group.
    stretches.withUnsafeBufferPointer { stretches in
      for index in found {
        let firstItem = stretches[index].firstItem
        let (start, pitch) = (stretches[index].start, pitch(of: stretches[index]))
        let (extent, own) = (stretches[index].group.extent, stretches[index].group.origin)
        let (before, after) = stretches[index].group.overhang
        let (bounds, reach) = (stretches[index].group.bounds, stretches[index].group.reach)
        let furthest = max(abs(low - extent - after), abs(high + before))
        let isQuick =
          !stretches[index].group.hasIndex
          && window.rounds(SIMD2(origin.x + own.x, origin.y + own.y), reach: reach + furthest)
        let groups = firstGroup(of: stretches[index], pitch, from: low)..<stretches[index].groupCount
        stretches[index].group.piece.leaves.withUnsafeBufferPointer { leaves in
          for number in groups {
            let start = start + Double(number) * pitch
            if start - before >= high { break }
            guard start + extent + after > low else { continue }
            let offset = axis.point(along: start, across: 0)
            let corner = SIMD2(origin.x + offset.x + own.x, origin.y + offset.y + own.y)
            let first = firstItem + number * leaves.count
            let existing = max(0, min(leaves.count, count - first))
            if !isQuick {
              stretches[index].group.forEachLeaf(from: low - start, to: high - start) { leaf in
                guard leaf < existing else { return }
                let frame = window.frame(leaves[leaf].frame, at: corner)
                if window.meets(frame) { body(first + leaf, frame) }
              }
            } else if window.contains(bounds, at: corner) {
              for leaf in 0..<existing {
                body(first + leaf, window.roundedFrame(leaves[leaf].frame, at: corner))
              }
            } else {
              for leaf in 0..<existing {
                let frame = window.roundedFrame(leaves[leaf].frame, at: corner)
                if window.meets(frame) { body(first + leaf, frame) }
              }
            }
          }
        }
      }
    }
  }

  /// Calls `body` with every badge that overlaps `rect`.
  ///
  /// `measured` returns a badge's size by its number and item. Badges extend at most `reach` beyond their
  /// items.
  ///
  /// - Complexity: The same as for items.
  public func forEachBadge(
    in rect: LayoutRect, from origin: LayoutPoint, reach: Double = 0,
    measured: (Int, Int) -> LayoutSize? = { _, _ in nil },
    _ body: (Int, Int, LayoutRect) -> Void
  ) {
    guard stretches.contains(where: { !$0.group.piece.attachments.isEmpty }) else { return }
    forEachLeaf(in: rect, reach: max(0, reach), from: origin) { group, leaf in
      for attachment in group.resolved.piece.attachments where attachment.leaf == leaf {
        let item = group.firstItem + leaf
        let frame = attachment.badge.frame(
          on: frame(of: attachment.frame, in: group), scale: scale,
          measured: measured(attachment.badge.id, item))
        if frame.intersects(rect) { body(attachment.badge.id, item, frame) }
      }
    }
  }

  // MARK: Groups

  private func group(ofItem item: Int, from origin: LayoutPoint) -> (PositionedGroup, leaf: Int)? {
    guard item >= 0, item < count, !stretches.isEmpty else { return nil }
    let stretch = stretches[stretchIndex(of: item)]
    let size = stretch.group.piece.leaves.count
    guard size > 0 else { return nil }
    let number = (item - stretch.firstItem) / size
    guard number < stretch.groupCount else { return nil }
    return (group(number, of: stretch, from: origin), (item - stretch.firstItem) % size)
  }

  private func group(_ number: Int, of stretch: Stretch, from origin: LayoutPoint) -> PositionedGroup {
    let along = stretch.start + Double(number) * pitch(of: stretch)
    let offset = axis.point(along: along, across: 0)
    let own = stretch.group.origin
    return PositionedGroup(
      firstItem: stretch.firstItem + number * stretch.group.piece.leaves.count,
      origin: LayoutPoint(x: origin.x + offset.x + own.x, y: origin.y + offset.y + own.y),
      resolved: stretch.group)
  }

  private func frame(of rect: LayoutRect, in group: PositionedGroup) -> LayoutRect {
    LayoutRect(
      x: (group.origin.x + rect.minX).roundedUp(toScale: scale),
      y: (group.origin.y + rect.minY).roundedUp(toScale: scale), width: rect.width, height: rect.height)
  }

  /// Calls `body` with every leaf whose frame or badge may overlap `rect`.
  private func forEachLeaf(
    in rect: LayoutRect, reach: Double, from origin: LayoutPoint, _ body: (PositionedGroup, Int) -> Void
  ) {
    let low = axis.along(rect.origin) - axis.along(origin) - reach
    let high = low + axis.extent(of: rect.size) + 2 * reach
    for index in stretches(from: low, to: high) {
      let stretch = stretches[index]
      let resolved = stretch.group
      let pitch = pitch(of: stretch)
      for number in firstGroup(of: stretch, pitch, from: low)..<stretch.groupCount {
        let start = stretch.start + Double(number) * pitch
        if start - resolved.overhang.before >= high { break }
        let group = group(number, of: stretch, from: origin)
        resolved.forEachLeaf(from: low - start, to: high - start) { leaf in
          if group.firstItem + leaf < count { body(group, leaf) }
        }
      }
    }
  }

  /// Returns the first group that may have contents after `low`, or the number of groups.
  private func firstGroup(of stretch: Stretch, _ pitch: Double, from low: Double) -> Int {
    guard pitch > 0 else { return 0 }
    // One less, because the division may be slightly off.
    let first = (low - stretch.start - stretch.group.extent - stretch.group.overhang.after) / pitch - 1
    return Int(max(0, min(first, Double(stretch.groupCount))))
  }

  /// Traps if the data is inconsistent. For tests.
  public func _checkInvariants() {
    var (item, start) = (0, 0.0)
    for stretch in stretches {
      precondition(
        stretch.firstItem == item, "Compositional.Run: an item is in no group or in two groups")
      precondition(
        abs(stretch.start - start) <= 1e-6 * max(1, start),
        "Compositional.Run: a stretch starts at the wrong offset")
      precondition(stretch.groupCount > 0 && item < count, "Compositional.Run: a stretch is empty")
      item += stretch.groupCount * stretch.group.piece.leaves.count
      start = stretch.start + Double(stretch.groupCount) * pitch(of: stretch)
    }
    precondition(problem != nil || item >= count, "Compositional.Run: some items have no group")
  }
}
