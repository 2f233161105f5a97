import Previews
import Testing

@Suite("Documented traps of samples")
struct SamplePictureTrapTests {
  @Test func `a negative picture index ends the program with a message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = SamplePicture(index: -1)
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("SamplePicture.index is -1, but must be at least 0"))
  }
}
