import Foundation
import Testing

@testable import MutantRunner

@Suite struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("an idle command that doesn't end is ended by the clock limit")
  func clock() throws {
    let command = Command(program: "/bin/sleep", arguments: ["60"], folder: folder, clockLimit: 1)
    #expect(try command.run() == .timeout)
  }

  @Test("a busy command that doesn't end is ended by the processor limit")
  func processor() throws {
    let command = Command(
      program: "/bin/sh", arguments: ["-c", "while :; do :; done"], folder: folder, processorLimit: 1)
    let ending = try command.run()
    #expect([.signal(SIGXCPU), .signal(SIGKILL)].contains(ending))
  }

  @Test("a thread's delay is the second number of its statistics, in nanoseconds")
  func statistics() {
    #expect(ChildProcess.delay(inStatistics: "2184375765 84731029968 1357\n") == 84.731_029_968)
    #expect(ChildProcess.delay(inStatistics: "") == nil)
  }
}
