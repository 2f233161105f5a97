import LayoutEngine
import Testing

@Suite struct StickyHeadersTests {
  private var headers: StickyHeaders {
    var headers = StickyHeaders()
    headers.append(section: 0, start: 0, extent: 30, end: 200)
    headers.append(section: 2, start: 200, extent: 40, end: 300)
    return headers
  }

  @Test(arguments: [
    (-10.0, 0.0, 200.0), (50, 50, 200), (170, 170, 200), (185, 170, 200), (230, 170, 230), (999, 170, 260),
  ])
  func `a header sticks to the edge until its section ends`(edge: Double, first: Double, second: Double) {
    #expect(headers.start(ofHeaderInSection: 0, edge: edge) == first)
    #expect(headers.start(ofHeaderInSection: 2, edge: edge) == second)
  }

  @Test func `sections without a header have no place`() {
    #expect(headers.start(ofHeaderInSection: 1, edge: 0) == nil)
    #expect(headers.start(ofHeaderInSection: 3, edge: 0) == nil)
    #expect(StickyHeaders().sections(reaching: -1e9...1e9) == [])
  }

  @Test func `a range finds the headers whose way leads through it`() {
    #expect(headers.sections(reaching: -50 ... -1) == [])
    #expect(headers.sections(reaching: 100...150) == [0])
    #expect(headers.sections(reaching: 150...250) == [0, 2])
    #expect(headers.sections(reaching: 250...400) == [2])
    #expect(headers.sections(reaching: 301...400) == [])
  }

  @Test func `a header longer than its section stays found`() {
    var headers = StickyHeaders()
    headers.append(section: 0, start: 0, extent: 500, end: 10)
    headers.append(section: 1, start: 10, extent: 5, end: 20)
    #expect(headers.sections(reaching: 300...310) == [0])
    #expect(headers.start(ofHeaderInSection: 0, edge: 100) == 0)
  }
}
