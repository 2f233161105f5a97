import CollectionView
import Testing

@testable import CollectionLayouts

/// Where the visible area starts so that what was in it stays.
@Suite struct VisibleAnchorsTests {
  private func start(
    distance: Double, extent: Double, now place: ClosedRange<Double>
  ) -> Double? {
    var anchors = VisibleAnchors()
    anchors.add([0, 0], distance: distance, extent: extent)
    return anchors.visibleStart({ $0 }) { _ in place }
  }

  @Test("an item that begins in sight keeps its distance, whatever its length is now")
  func beginning() {
    #expect(start(distance: 30, extent: 10, now: 100...400) == 70)
    #expect(start(distance: 0, extent: 10, now: 100...400) == 100)
  }

  @Test("of one that begins before, the same part is out of sight, however short it was")
  func reachingIn() {
    #expect(start(distance: -30, extent: 60, now: 100...120) == 110)
    #expect(start(distance: -0.25, extent: 0.5, now: 100...120) == 110)
  }

  @Test("one that had no length keeps its distance")
  func withoutLength() { #expect(start(distance: -30, extent: 0, now: 100...120) == 130) }
}
