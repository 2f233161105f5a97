import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

extension MeasuredBoard {
  /// Scrolls by a distance. Everything on screen must move by it, and not across.
  func scroll(by distance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let before = framesOnScreen
    let step = min(max(distance, -position), room - position)
    position += step
    layout._checkInvariants()
    let staying = framesOnScreen.filter { before[$0.key] != nil }
    // Compares frames without sizes because a visible cell can still grow.
    let corners = staying.mapValues { CGRect(origin: $0.origin, size: .zero) }
    var way = direction == .left ? step : -step
    // If the contents get shorter at the end, all items move by the same distance.
    if isClose(position, room), let (number, corner) = corners.first, let old = before[number] {
      way = isVertical ? corner.minY - old.minY : corner.minX - old.minX
    }
    let (dx, dy) = isVertical ? (0, way) : (way, 0)
    let expected = before.filter { staying[$0.key] != nil }.mapValues {
      CGRect(origin: CGPoint(x: $0.minX + dx, y: $0.minY + dy), size: .zero)
    }
    expectFrames(corners, equal: expected, "by \(step)", sourceLocation: sourceLocation)
    #expect(wrong.isEmpty, sourceLocation: sourceLocation)
  }

  /// Scrolls to the end and shows everything.
  func scrollThrough() {
    for _ in 0..<200 where position < room { position = min(room, position + 200) }
  }

  /// The first numbers with a start on screen. Several can start at the same position.
  var firstInSight: Set<Int> {
    let begins = framesOnScreen.mapValues(\.minY).filter { $0.value > -1e-6 }
    let first = begins.values.min() ?? 0
    return Set(begins.filter { isClose($0.value, first) }.keys)
  }
}
