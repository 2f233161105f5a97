import Foundation
import Testing

@testable import MutantRunner

@Suite struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("what neither works nor ends is ended by the clock")
  func clock() throws {
    let command = Command(program: "/bin/sleep", arguments: ["60"], folder: folder, clockLimit: 1)
    #expect(try command.run() == .timeout)
  }

  @Test("what works without an end is ended by what it may use of the processor")
  func processor() throws {
    let command = Command(
      program: "/bin/sh", arguments: ["-c", "while :; do :; done"], folder: folder, processorLimit: 1)
    let ending = try command.run()
    #expect([.signal(SIGXCPU), .signal(SIGKILL)].contains(ending))
  }

  @Test("the time that others had the processors is in the second number of a thread's statistics")
  func statistics() {
    #expect(ChildProcess.delay(inStatistics: "2184375765 84731029968 1357\n") == 84.731_029_968)
    #expect(ChildProcess.delay(inStatistics: "") == nil)
  }
}
