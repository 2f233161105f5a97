import LayoutEngine
import Testing

@Suite struct PagingTests {
  struct Case: Sendable {
    var start, offset, velocity: Double
    var range: ClosedRange<Double>
    var target: Double
  }

  @Test(
    arguments: [
      Case(start: 0, offset: 40, velocity: 0, range: 0...300, target: 0),
      Case(start: 0, offset: 60, velocity: 0, range: 0...300, target: 100),
      Case(start: 0, offset: 5, velocity: 900, range: 0...300, target: 100),
      Case(start: 0, offset: 5, velocity: 9000, range: 0...300, target: 100),
      Case(start: 100, offset: 60, velocity: -900, range: 0...300, target: 0),
      Case(start: 100, offset: 60, velocity: 900, range: 0...300, target: 100),
      Case(start: 100, offset: 290, velocity: 900, range: 0...300, target: 200),
      Case(start: 300, offset: 340, velocity: 900, range: 0...300, target: 300),
      Case(start: 0, offset: -40, velocity: -900, range: 0...300, target: 0),
      // The last page is shorter: 200, then 220.
      Case(start: 220, offset: 215, velocity: -900, range: 0...220, target: 200),
      Case(start: 220, offset: 240, velocity: -900, range: 0...220, target: 200),
      Case(start: 220, offset: 215, velocity: 0, range: 0...220, target: 220),
      Case(start: 200, offset: 205, velocity: 900, range: 0...220, target: 220),
      Case(start: 200, offset: 205, velocity: 0, range: 0...220, target: 200),
      // A leading inset is a separate stop.
      Case(start: 0, offset: -30, velocity: 0, range: -50...300, target: -50),
      Case(start: -50, offset: -40, velocity: 900, range: -50...300, target: 0),
      // The contents don't scroll.
      Case(start: 0, offset: 20, velocity: 900, range: 0...0, target: 0),
    ])
  func `a drag comes to rest at most one page away`(_ c: Case) {
    let paging = Paging(pageExtent: 100)
    #expect(paging.target(from: c.start, at: c.offset, velocity: c.velocity, in: c.range) == c.target)
  }
}
