import LayoutEngine
import TestSupport
import Testing

@Suite struct DeckTests {
  private func deck(_ count: Int) -> Deck {
    Deck(
      count: count, center: LayoutPoint(x: 200, y: 300), cardSize: LayoutSize(width: 350, height: 350),
      widthStep: 15,
      offsetStep: 15, visibleCount: 4)
  }

  @Test func `each card is narrower and lower than the one above, and horizontally centered`() {
    expectEqual(
      (deck(9).frame(at: 0), LayoutRect(x: 25, y: 125, width: 350, height: 350)),
      (deck(9).frame(at: 2), LayoutRect(x: 40, y: 155, width: 320, height: 350)))
    for index in 0..<30 { #expect(deck(30).frame(at: index).midX == 200) }
  }

  @Test func `cards scaled by scaleStep keep their aspect ratio and their spacing`() {
    var deck = deck(9)
    (deck.cardSize, deck.scaleStep) = (LayoutSize(width: 200, height: 100), 0.25)
    expectEqual(
      (deck.frame(at: 2), LayoutRect(x: 150, y: 305, width: 100, height: 50)),
      (deck.frame(at: 5).width, 0),
      (deck.frame(at: 5).height, 0))
  }

  @Test func `card widths don't fall below 0`() {
    expectEqual(
      (deck(100).frame(at: 23).width, 5),
      (deck(100).frame(at: 24).width, 0),
      (deck(100).frame(at: 99).width, 0))
  }

  @Test func `only the top cards are visible, with descending zIndex`() {
    expectEqual((deck(9).visible, 0..<4), (deck(2).visible, 0..<2))
    #expect(deck(0).visible.isEmpty)
    #expect(!deck(9).isHidden(3))
    #expect(deck(9).isHidden(4))
    expectEqual((deck(9).zIndex(of: 0), 9), (deck(9).zIndex(of: 8), 1))
  }
}

@Suite struct PileTests {
  private let pile = Pile(
    count: 8, center: LayoutPoint(x: 100, y: 100), photoSize: LayoutSize(width: 100, height: 60),
    angles: [0, -0.2, .pi / 2],
    visibleCount: 5)

  @Test func `angles repeat if a pile has more photos than angles`() {
    expectEqual((pile.angle(at: 1), -0.2), (pile.angle(at: 4), -0.2), (pile.angle(at: 3), 0))
    var plain = pile
    plain.angles = []
    #expect(plain.angle(at: 6) == 0)
  }

  @Test func `a photo's frame is the bounding box of the rotated photo`() throws {
    #expect(pile.frame(at: 0) == LayoutRect(x: 50, y: 70, width: 100, height: 60))
    let upright = pile.frame(at: 2)
    #expect((upright.width - 60).magnitude < 1e-9)
    #expect((upright.height - 100).magnitude < 1e-9)
    let box = try #require(
      Transform3D(rotation: -0.2, x: 0, y: 0, z: 1).quad(
        of: LayoutRect(x: -50, y: -30, width: 100, height: 60))
    ).bounds
    #expect((pile.frame(at: 1).width - box.width).magnitude < 1e-9)
    #expect((pile.frame(at: 1).minY - (100 + box.minY)).magnitude < 1e-9)
  }

  @Test func `only the top photos are visible, with descending zIndex`() {
    #expect(pile.visible == 0..<5)
    #expect(pile.isHidden(5))
    #expect(!pile.isHidden(4))
    #expect(pile.zIndex(of: 0) == 8)
    let hidden = Pile(
      count: 8, center: .zero, photoSize: LayoutSize(width: 100, height: 60), angles: [], visibleCount: 0)
    #expect(hidden.visible.isEmpty)
    #expect(hidden.isHidden(0))
  }
}

@Suite struct ScatteredAnglesTests {
  @Test
  func `seeded angles are repeatable, within both limits, and differ between piles`() {
    let angles = ScatteredAngles(seed: 7, limit: 0.3)
    let first = (0..<200).map { angles.angle(pile: 0, photo: $0) }
    expectEqual(
      (first, (0..<200).map { ScatteredAngles(seed: 7, limit: 0.3).angle(pile: 0, photo: $0) }),
      (Set(first).count, 200))
    expectAll(first) { $0.magnitude <= 0.3 }
    #expect(first.contains { $0 > 0.25 })
    #expect(first.contains { $0 < -0.25 })
    #expect((first.reduce(0, +) / 200).magnitude < 0.04)
    #expect(first != (0..<200).map { angles.angle(pile: 1, photo: $0) })
    #expect(first != (0..<200).map { ScatteredAngles(seed: 8, limit: 0.3).angle(pile: 0, photo: $0) })
  }
}

@Suite struct PileShelfTests {
  private func shelf(_ count: Int, width: Double = 400, axis: Axis = .vertical) -> PileShelf {
    PileShelf(
      count: count, slot: LayoutSize(width: 100, height: 80), stackSpacing: 20,
      viewport: LayoutSize(width: width, height: 300), axis: axis)
  }

  @Test func `a line holds as many piles as fit, at least one, at most all of them`() {
    expectEqual(
      (shelf(7).slotsInLine, 3),
      (shelf(7).lineCount, 3),
      (shelf(7, width: 379).slotsInLine, 2),
      (shelf(7, width: 10).slotsInLine, 1),
      (shelf(7, width: 0).slotsInLine, 1))
    expectEqual(
      (shelf(2).slotsInLine, 2),
      (shelf(0).lineCount, 0),
      (shelf(7).contentSize, LayoutSize(width: 400, height: 20 + 3 * 100)),
      (shelf(7, axis: .horizontal).contentSize, LayoutSize(width: 20 + 4 * 120, height: 300)),
      (shelf(0).contentSize, LayoutSize(width: 400, height: 0)))
  }

  @Test func `piles are evenly distributed along a line`() {
    expectEqual(
      (shelf(7).center(of: 1), LayoutPoint(x: 200, y: 60)),
      (shelf(7).center(of: 6), LayoutPoint(x: 400.0 / 6, y: 260)),
      (shelf(7, axis: .horizontal).center(of: 3), LayoutPoint(x: 190, y: 225)))
  }

  @Test(arguments: [0, 1, 7, 100])
  func `piles(near:reach:) finds the same lines as a brute-force search`(count: Int) {
    for axis in [Axis.vertical, .horizontal] {
      let shelf = shelf(count, axis: axis)
      for start in stride(from: -400.0, through: 4000, by: 37) {
        for (extent, reach) in [(0.5, 50.0), (90, 10), (700, 80)] {
          let rect = axis.rect(along: start, across: 0, extent: extent, breadth: 300)
          let expected = (0..<count).filter { pile in
            let middle = axis.along(shelf.center(of: pile))
            return middle + reach >= start && middle - reach <= start + extent
          }
          #expect(Array(shelf.piles(near: rect, reach: reach)) == expected)
        }
      }
    }
  }
}
