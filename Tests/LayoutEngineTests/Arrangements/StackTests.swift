import LayoutEngine
import Testing

@Suite struct DeckTests {
  private func deck(_ count: Int) -> Deck {
    Deck(
      count: count, center: LayoutPoint(x: 200, y: 300), cardSize: LayoutSize(width: 350, height: 350),
      widthStep: 15,
      offsetStep: 15, visibleCount: 4)
  }

  @Test("each card is narrower and lower than the one above, and centred across")
  func frames() {
    #expect(deck(9).frame(at: 0) == LayoutRect(x: 25, y: 125, width: 350, height: 350))
    #expect(deck(9).frame(at: 2) == LayoutRect(x: 40, y: 155, width: 320, height: 350))
    for index in 0..<30 { #expect(deck(30).frame(at: index).midX == 200) }
  }

  @Test("widths end at 0")
  func widths() {
    #expect(deck(100).frame(at: 23).width == 5)
    #expect(deck(100).frame(at: 24).width == 0 && deck(100).frame(at: 99).width == 0)
  }

  @Test("only the top cards are visible and they lie in order")
  func visibility() {
    #expect(deck(9).visible == 0..<4 && deck(2).visible == 0..<2 && deck(0).visible.isEmpty)
    #expect(!deck(9).isHidden(3) && deck(9).isHidden(4))
    #expect(deck(9).zIndex(of: 0) == 9 && deck(9).zIndex(of: 8) == 1)
  }
}

@Suite struct PileTests {
  private let pile = Pile(
    count: 8, center: LayoutPoint(x: 100, y: 100), photoSize: LayoutSize(width: 100, height: 60),
    angles: [0, -0.2, .pi / 2],
    visibleCount: 5)

  @Test("angles repeat where there are more photos than angles")
  func angles() {
    #expect(pile.angle(at: 1) == -0.2 && pile.angle(at: 4) == -0.2 && pile.angle(at: 3) == 0)
    var plain = pile
    plain.angles = []
    #expect(plain.angle(at: 6) == 0)
  }

  @Test("the frame is the box around the turned photo")
  func frames() throws {
    #expect(pile.frame(at: 0) == LayoutRect(x: 50, y: 70, width: 100, height: 60))
    let upright = pile.frame(at: 2)
    #expect((upright.width - 60).magnitude < 1e-9 && (upright.height - 100).magnitude < 1e-9)
    let box = try #require(
      Transform3D(rotation: -0.2, x: 0, y: 0, z: 1).quad(
        of: LayoutRect(x: -50, y: -30, width: 100, height: 60))
    ).bounds
    #expect((pile.frame(at: 1).width - box.width).magnitude < 1e-9)
    #expect((pile.frame(at: 1).minY - (100 + box.minY)).magnitude < 1e-9)
  }

  @Test("only the top photos are visible and they lie in order")
  func visibility() {
    #expect(pile.visible == 0..<5 && pile.isHidden(5) && !pile.isHidden(4))
    #expect(pile.zIndex(of: 0) == 8)
  }
}
