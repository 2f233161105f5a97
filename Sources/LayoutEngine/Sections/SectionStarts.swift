/// The starts of sections that follow one another.
///
/// Starts are relative to a block, so that a changed extent changes only a few of them. Changes leave no
/// rounding errors.
@usableFromInline struct SectionStarts: Sendable {
  @inlinable static var blockCount: Int { 256 }

  /// The starts, relative to the section's block. The last one is the end.
  @usableFromInline var starts = [0.0]
  @usableFromInline var blocks = [0.0]

  @inlinable init() {}

  @inlinable var count: Int { starts.count - 1 }

  /// The start of a section, or the end after the last one.
  @inlinable subscript(section: Int) -> Double { blocks[section / Self.blockCount] + starts[section] }

  @inlinable mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count + 1)
    blocks.reserveCapacity(count / Self.blockCount + 1)
  }

  @inlinable mutating func append(extent: Double) {
    let end = starts[count] + extent
    if (count + 1).isMultiple(of: Self.blockCount) {
      blocks.append(blocks[blocks.count - 1] + end)
      starts.append(0)
    } else {
      starts.append(end)
    }
  }

  /// Moves the sections after one whose extent has changed.
  ///
  /// - Complexity: 256 + *n* / 256 calls of `extent`
  @inlinable mutating func move(behind section: Int, extent: (_ section: Int) -> Double) {
    let first = section / Self.blockCount
    for index in section..<min(count, (first + 1) * Self.blockCount - 1) {
      starts[index + 1] = starts[index] + extent(index)
    }
    for block in first..<blocks.count - 1 {
      let last = (block + 1) * Self.blockCount - 1
      let end = blocks[block] + (starts[last] + extent(last))
      if end == blocks[block + 1] { return }
      blocks[block + 1] = end
    }
  }
}

extension Range<Int> {
  /// Returns the sections that overlap or touch a range. The starts and the ends must each ascend.
  ///
  /// - Complexity: O(log *n*)
  @inlinable func sections(
    meeting range: ClosedRange<Double>, start: (_ section: Int) -> Double, end: (_ section: Int) -> Double
  ) -> Range<Int> {
    let first = partition { end($0) >= range.lowerBound }
    return first..<(first..<upperBound).partition { start($0) > range.upperBound }
  }
}
