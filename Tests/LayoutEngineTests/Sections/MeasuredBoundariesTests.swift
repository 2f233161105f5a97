import LayoutEngine
import TestSupport
import Testing

@Suite struct MeasuredBoundariesTests {
  @Test func `a self-sizing boundary uses the estimate until it's measured`() {
    var boundaries = MeasuredBoundaries()
    expectEqual(
      (boundaries.note(.header(section: 0), estimate: nil), nil),
      (boundaries.isActive, false),
      (boundaries.note(.header(section: 1), estimate: 44), 44),
      (boundaries.isActive, true))
    #expect(boundaries.isAutomatic(.header(section: 1)))
    let changes = [70, 71].map { boundaries.retain($0, of: .header(section: 1)) }
    #expect(changes == [false, true])
    #expect(boundaries.length(of: .header(section: 1)) != nil)
    #expect(boundaries.length(of: .footer(section: 1)) == nil)
    expectEqual(
      (boundaries.note(.header(section: 1), estimate: 44), 71),
      (boundaries.note(.header(section: 1), estimate: nil), nil),
      (boundaries.isActive, false))
  }

  @Test func `a measured length follows its section and is removed with it`() {
    var boundaries = MeasuredBoundaries()
    for section in 0..<4 {
      _ = boundaries.retain(Double(section), of: .header(section: section))
      _ = boundaries.retain(Double(10 + section), of: .footer(section: section))
    }
    // 0, 1, 2, 3 become 3, 0, 2.
    let changed = boundaries.follow(SectionedShift(removedSections: [1], movedSections: [3: 0]))
    expectEqual(
      ((0..<3).map { boundaries.length(of: .header(section: $0)) }, [3, 0, 2]),
      ((0..<3).map { boundaries.length(of: .footer(section: $0)) }, [13, 10, 12]))
    #expect(boundaries.length(of: .header(section: 3)) == nil)
    #expect(!changed.contains(.header(section: 2)))
    #expect(changed.contains(.footer(section: 0)))
    #expect(changed.contains(.header(section: 3)))
  }

  @Test func `after a reload, lengths of missing sections are dropped once`() {
    var boundaries = MeasuredBoundaries()
    for section in 0..<3 { _ = boundaries.retain(50, of: .footer(section: section)) }
    boundaries.applyCount(1)
    #expect(boundaries.length(of: .footer(section: 2)) != nil)
    boundaries.expectOtherCounts()
    boundaries.applyCount(2)
    #expect(boundaries.length(of: .footer(section: 1)) != nil)
    #expect(boundaries.length(of: .footer(section: 2)) == nil)
    boundaries.applyCount(0)
    #expect(boundaries.length(of: .footer(section: 0)) != nil)
  }
}
