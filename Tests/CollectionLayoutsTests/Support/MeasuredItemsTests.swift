import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct MeasuredItemsTests {
  @Test func `a canceled movement restores each item's value`() {
    var measured = MeasuredItems<Int>()
    for item in 0..<5 { measured[[0, item]] = item }
    let movingItem = MovingItem(from: [[0, 1]], to: [[0, 3]], before: nil)
    let context = SectionedInvalidationContext()
    context.movingItem = movingItem
    measured.follow(context, movingItem: nil)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 2, 2: 3, 3: 1, 4: 4])
    let end = SectionedInvalidationContext()
    end.cancelsMovement = true
    measured.follow(end, movingItem: movingItem)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
  }
}
