import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests the record of the parts that invalidations affect.
@Suite struct SectionedStalenessTests {
  @Test func `a move combined with another update invalidates everything`() {
    var staleness = SectionedStaleness.nothing
    staleness.counts = true
    staleness.move = ([0, 1], [0, 2])
    let context = SectionedInvalidationContext()
    context.invalidateItems(at: [[0, 5]])
    staleness.add(context)
    #expect(staleness.move == nil)
    #expect(staleness.everything)
  }

  @Test func `a context with item index paths invalidates only those items`() {
    var staleness = SectionedStaleness.nothing
    let context = SectionedInvalidationContext()
    context.invalidateItems(at: [[0, 5]])
    staleness.add(context)
    expectEqual(
      (staleness.everything, false),
      (staleness.items, [[0, 5]]),
      (staleness.asksForItems, true))
  }
}
