import Foundation
import Testing
import Toy

@Suite struct ToyTests {
  @Test("the larger one") func largerOne() {
    #expect(larger(1, 2) == 2)
    #expect(larger(2, 1) == 2)
    #expect(larger(2, 2) == 2)
  }

  @Test func steps() { #expect(countdown(from: 3) == 3) }

  @Test func joining() { #expect(joined("a", "b") == "ab") }
}

@Test func lastOfSome() { #expect(last(of: [1, 2, 3]) == 3) }

@Suite struct FragileTests {
  @Test("fails if the environment requests it") func fails() {
    #expect(larger(1, 2) == 2)
    #expect(ProcessInfo.processInfo.environment["TOY_FAILS"] == nil)
  }
}
