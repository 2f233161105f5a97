import Testing

@testable import ToyCommand

@Suite struct AnswerTests {
  @Test("tests of a program are among the suites") func answer() { #expect(Answer().text == "4") }
}
