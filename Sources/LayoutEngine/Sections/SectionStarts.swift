/// The starts of sections that follow one another.
///
/// Sections form blocks, and each start is relative to its block. A changed extent therefore moves the rest
/// of a block and the following blocks, not every section. The positions are the same as for sections that
/// were all just added: earlier changes don't affect them.
@usableFromInline struct SectionStarts: Sendable {
  /// The number of sections in a block.
  @inlinable static var blockCount: Int { 256 }

  /// The start of every section, and of the section that would come next, relative to its block.
  @usableFromInline var starts = [0.0]
  /// The start of every block.
  @usableFromInline var blocks = [0.0]

  @inlinable init() {}

  /// The number of sections.
  @inlinable var count: Int { starts.count - 1 }

  /// The start of a section, or the end of all sections for the index after the last one.
  @inlinable subscript(section: Int) -> Double { blocks[section / Self.blockCount] + starts[section] }

  @inlinable mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count + 1)
    blocks.reserveCapacity(count / Self.blockCount + 1)
  }

  /// Adds a section after the last one.
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
  /// - Parameter extent: Returns the extent of a section, from its start to the next one's.
  /// - Complexity: With *n* sections, 256 + *n* / 256 calls of `extent`: for the sections of one block and
  ///   for each block after it
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
