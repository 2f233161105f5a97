extension TimelineColumns: SectionItems {
  /// The vertical axis, because time goes down.
  public var axis: Axis { .vertical }

  /// Returns an item's column, and the number of columns in its cluster.
  public func column(ofItem item: Int) -> (index: Int, count: Int) {
    precondition(
      item >= 0 && item < count,
      "TimelineColumns.column(ofItem:): item \(item) is out of range (\(count) items)")
    return (Int(columns.itemColumns[item]), Int(columns.widths[item]))
  }

  /// Returns the start and end of an item.
  public func interval(ofItem item: Int) -> ClosedRange<Double> {
    precondition(
      item >= 0 && item < count,
      "TimelineColumns.interval(ofItem:): item \(item) is out of range (\(count) items)")
    return columns.starts[item]...columns.ends[item]
  }

  /// Returns the frame of an item if the start time lies at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(
      item >= 0 && item < count,
      "TimelineColumns.frame(ofItem:): item \(item) is out of range (\(count) items)")
    return frame(of: item, start: columns.starts[item], end: columns.ends[item], from: origin)
  }

  /// Calls `body` with every item whose frame intersects `rect`, in the order of their starts.
  ///
  /// - Complexity: At most O(log *n*) per hit
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    let time = time(before: rect.minY - origin.y)
    withExtendedLifetime(columns) {
      let reaches = columns.reaches
      var block = reaches.first(above: time)
      while block < reaches.count {
        for rank in block &* 16..<min(count, block &* 16 &+ 16) {
          let item = columns.item(at: rank)
          let (start, end) = (columns.starts[item], columns.ends[item])
          if origin.y + rules.position(of: start) >= rect.maxY { return }
          guard end > time else { continue }
          let frame = frame(of: item, start: start, end: end, from: origin)
          if frame.intersects(rect) { body(item, frame) }
        }
        block = reaches.first(from: block &+ 1, above: time)
      }
    }
  }

  /// Returns the time at a position, or a slightly earlier one.
  private func time(before position: Double) -> Double {
    guard rules.pointsPerUnit > 0 else { return -.infinity }
    let distance = position / rules.pointsPerUnit
    // Subtracts more than the rounding error.
    return (rules.startTime + distance) - (abs(rules.startTime) + abs(distance)) * 0x1p-40
  }

  @inline(__always)
  private func frame(of item: Int, start: Double, end: Double, from origin: LayoutPoint) -> LayoutRect {
    let breadth = rules.breadth / Double(columns.widths[item])
    return LayoutRect(
      x: origin.x + Double(columns.itemColumns[item]) * breadth, y: origin.y + rules.position(of: start),
      width: breadth,
      height: (end - start) * rules.pointsPerUnit)
  }

  /// Traps if the store is inconsistent. For tests.
  public func _checkInvariants() {
    let columns = columns
    precondition(
      columns.ends.count == count && columns.itemColumns.count == count && columns.widths.count == count
        && (columns.order.isEmpty || columns.order.count == count),
      "TimelineColumns: an item lacks a stored value")
    columns.reaches._checkInvariants()
    precondition(
      columns.reaches.count == (count + 15) / 16, "TimelineColumns: a block has no reach")
    var ends: [Double] = []
    var (first, clusterEnd) = (0, -Double.infinity)
    for rank in 0...count {
      let item = rank < count ? columns.item(at: rank) : 0
      if rank == count || columns.starts[item] >= clusterEnd {
        for rank in first..<rank {
          precondition(
            Int(columns.widths[columns.item(at: rank)]) == ends.count,
            "TimelineColumns: a cluster has the wrong number of columns")
        }
        (first, ends) = (rank, [])
      }
      guard rank < count else { return }
      let column = Int(columns.itemColumns[item])
      precondition(
        rank == 0 || columns.isBefore(columns.item(at: rank - 1), item),
        "TimelineColumns: item \(item) is out of order")
      precondition(
        column
          == (ends.firstIndex { $0 <= columns.starts[item] } ?? min(ends.count, Self.maximumColumnCount - 1)),
        "TimelineColumns: item \(item) is not in the first free column")
      if column == ends.count {
        ends.append(columns.ends[item])
      } else {
        ends[column] = max(ends[column], columns.ends[item])
      }
      precondition(
        columns.reaches[rank / 16] >= columns.ends[item],
        "TimelineColumns: item \(item) ends after its block's reach")
      clusterEnd = first == rank ? columns.ends[item] : max(clusterEnd, columns.ends[item])
    }
  }
}
