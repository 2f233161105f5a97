/// Where sections start that lie one after another.
///
/// They are in blocks, and each start is counted from that of its block. Another extent so moves the rest of a block and the blocks behind it,
/// not every section. The positions are those of sections that were all just added: nothing depends on what has changed before.
@usableFromInline struct SectionStarts: Sendable {
  /// How many sections there are in a block.
  @inlinable static var blockCount: Int { 256 }

  /// The start of every section from that of its block, and of the section that would come next.
  @usableFromInline var starts = [0.0]
  /// The start of every block.
  @usableFromInline var blocks = [0.0]

  @inlinable init() {}

  /// The number of sections.
  @inlinable var count: Int { starts.count - 1 }

  /// The start of a section, or, behind the last one, the end of all.
  @inlinable subscript(section: Int) -> Double { blocks[section / Self.blockCount] + starts[section] }

  @inlinable mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count + 1)
    blocks.reserveCapacity(count / Self.blockCount + 1)
  }

  /// Adds a section behind the last one.
  @inlinable mutating func append(extent: Double) {
    let end = starts[count] + extent
    if (count + 1).isMultiple(of: Self.blockCount) {
      blocks.append(blocks[blocks.count - 1] + end)
      starts.append(0)
    } else {
      starts.append(end)
    }
  }

  /// Moves the sections behind one whose extent has changed.
  ///
  /// - Parameter extent: Of a section, from its start to the next one's.
  /// - Complexity: of *n* sections, `extent` is asked for those of a block and for each block behind it: 256 + *n* / 256
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
