import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct MeasuredItemsTests {
  @Test("an item that is not let go takes its value back")
  func goingBack() {
    var measured = MeasuredItems<Int>()
    for item in 0..<5 { measured[[0, item]] = item }
    let carried = MovingItem(from: [[0, 1]], to: [[0, 3]], before: nil)
    let context = SectionedInvalidationContext()
    context.carried = carried
    measured.follow(context, carried: nil)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 2, 2: 3, 3: 1, 4: 4])
    let end = SectionedInvalidationContext()
    end.cancelsMovement = true
    measured.follow(end, carried: carried)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
  }
}
