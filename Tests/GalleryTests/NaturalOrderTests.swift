import Testing

@testable import Gallery

@Suite("Natural order") nonisolated struct NaturalOrderTests {
  @Test(
    arguments: [
      ["img1", "img2", "img10"],
      ["a", "B", "c"],
      ["IMG_9.jpg", "img_10.jpg", "IMG_11.jpg"],
      ["1", "2", "10", "a"],
      ["2020-1-9", "2020-1-10", "2020-11-1"],
      ["a 1 b 9", "a 1 b 10", "a 2 b 1"],
      ["eclair", "Éclat", "edge"],
      ["img", "img1", "img1a", "img2"],
      ["x99999999999999999998", "x99999999999999999999", "x100000000000000000000"],
    ])
  func `numbers are compared by value, ignoring case and accents`(expected: [String]) {
    #expect(NaturalOrder.sorted(expected.reversed()) == expected)
    #expect(NaturalOrder.sorted(expected) == expected)
  }

  @Test func `names that differ only in case or zeros have a fixed order`() {
    let names = ["IMG1", "Img1", "img01", "img1"]
    #expect(NaturalOrder.sorted(names.reversed()) == names)
    #expect(NaturalOrder.sorted(names) == names)
  }
}
