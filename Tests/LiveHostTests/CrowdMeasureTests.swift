import CollectionView
import Previews
import Testing

@_spi(Measuring) import LiveHost

@MainActor
@Suite("Measuring without a browser")
struct CrowdMeasureTests {
  @Test func `a measuring page connects and records a wait for every input`() async throws {
    let measure = CrowdMeasure(
      scenes: [LiveScene(id: "grid", title: "Grid") { GridController(items: 500) }])
    let waits = try await measure.waits(seconds: 0.2)
    #expect((1...12).contains(waits.count))
    #expect(waits.filter { $0 < 0 } == [])
  }
}
