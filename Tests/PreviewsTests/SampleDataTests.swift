import CollectionView
import TestSupport
import Testing

@testable import Previews

@Suite("Sample data") struct SampleDataTests {
  @Test func `lengths lie in their range, are whole if possible, and depend on item and seed`() {
    let lengths = SampleLengths(80...240, seed: 3)
    let values = (0..<500).map { lengths[$0] }
    expectAll(values) { (80...240).contains($0) && $0 == $0.rounded() }
    #expect(Set(values).count > 100)
    #expect(values.min()! < 90)
    #expect(values.max()! > 230)
    #expect((0..<500).reversed().map { SampleLengths(80...240, seed: 3)[$0] } == values.reversed())
    #expect((0..<500).map { SampleLengths(80...240, seed: 4)[$0] } != values)
    #expect((0.2...0.4).contains(SampleLengths(0.2...0.4)[7]))
    expectEqual((SampleLengths(5...5)[.min], 5), (SampleLengths(5...5)[.max], 5))
  }

  @Test func `texts have the requested number of sentences or words and depend on the seed`() {
    for index in 0..<200 {
      let sentences = SampleText.sentences(1...5, at: index, seed: 1)
      #expect((1...5).contains(sentences.count { $0 == "." }))
      #expect(sentences == SampleText.sentences(1...5, at: index, seed: 1))
      #expect((2...4).contains(SampleText.words(2...4, at: index).split(separator: " ").count))
    }
    #expect(SampleText.sentences(0...0, at: 1) == "")
    let both = [1, 2].map { seed in (0..<50).map { SampleText.words(1...3, at: $0, seed: seed) } }
    #expect(both[0] != both[1])
  }

  @Test func `a sample picture's image has the picture's size`() {
    let picture = SamplePicture(index: 3)
    #expect(picture.image?.size == picture.size)
  }
}
