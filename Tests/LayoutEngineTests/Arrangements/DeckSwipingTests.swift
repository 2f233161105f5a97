import LayoutEngine
import TestSupport
import Testing

/// Tests the exit of a swiped top card.
@Suite struct DeckSwipingTests {
  private let deck = Deck(
    count: 3, center: LayoutPoint(x: 150, y: 200), cardSize: LayoutSize(width: 90, height: 120), widthStep: 0,
    offsetStep: 0, visibleCount: 3)
  private let view = LayoutSize(width: 300, height: 400)

  private func direction(
    _ swipe: LayoutPoint, _ velocity: LayoutPoint = .zero,
    among allowed: [Deck.Direction] = Deck.Direction.allCases
  ) -> Deck.Direction? {
    Deck.direction(of: swipe, velocity: velocity, among: allowed, distance: 100, speed: 800)
  }

  @Test func `a card dragged past the distance flies off in its dominant allowed direction`() {
    expectEqual(
      (direction(LayoutPoint(x: 99, y: 0)), nil),
      (direction(LayoutPoint(x: 101, y: 0)), .right),
      (direction(LayoutPoint(x: -120, y: -110)), .left),
      (direction(LayoutPoint(x: -120, y: -130)), .up),
      (direction(LayoutPoint(x: -120, y: -130), among: [.left, .down]), .left),
      (direction(LayoutPoint(x: -120, y: -130), among: []), nil))
  }

  @Test func `a flick overrides the distance if the card is already offset in its direction`() {
    expectEqual(
      (direction(LayoutPoint(x: 5, y: 3), LayoutPoint(x: 900, y: 1000)), .down),
      (direction(LayoutPoint(x: 5, y: -3), LayoutPoint(x: 900, y: 1000)), .right),
      (direction(LayoutPoint(x: -5, y: 0), LayoutPoint(x: 900, y: 0)), nil),
      (direction(LayoutPoint(x: -120, y: 2), LayoutPoint(x: 0, y: 900)), .down),
      // The card hasn't moved in any direction.
      (direction(.zero, LayoutPoint(x: 900, y: 0)), nil))
  }

  @Test func `exit moves a card fully out of view at any rotation, on the side of its swipe`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let swipe = LayoutPoint(x: generator.double(-300...300), y: generator.double(-300...300))
      for direction in Deck.Direction.allCases {
        let end = deck.exit(toward: direction, from: swipe, in: view)
        let center = LayoutPoint(x: deck.center.x + end.x, y: deck.center.y + end.y)
        // A card of 90 × 120 extends 75 points from its center.
        let isOut =
          center.x <= -75 || center.x >= 375 || center.y <= -75 || center.y >= 475
        #expect(isOut)
        #expect(direction.length(of: end) > 0)
        // Perpendicular to the direction, the card moves to the finger's side, but no farther than along it.
        let aside = direction.unit.x == 0 ? (swipe.x, end.x) : (swipe.y, end.y)
        #expect(aside.0 * aside.1 >= 0)
        #expect(aside.1.magnitude <= direction.length(of: end) + 1e-9)
      }
    }
  }

  @Test func `extended(_:to:) lengthens a vector in a direction to a minimum length`() {
    let vector = LayoutPoint(x: 30, y: -10)
    expectEqual(
      (Deck.Direction.right.extended(vector, to: 100), LayoutPoint(x: 100, y: -10)),
      (Deck.Direction.right.extended(vector, to: 20), vector),
      (Deck.Direction.down.extended(vector, to: 5), LayoutPoint(x: 30, y: 5)),
      (Deck.Direction.left.length(of: vector), -30),
      (Deck.Direction.up.length(of: vector), 10))
  }
}
