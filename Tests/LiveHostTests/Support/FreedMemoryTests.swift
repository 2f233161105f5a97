import Testing

@testable import LiveHost

@MainActor
@Suite("Freed memory")
struct FreedMemoryTests {
  /// Pauses that end on request, and a log of events.
  @MainActor
  final class Stage {
    var isInUse = false
    private(set) var log: [String] = []
    private var pauses: [CheckedContinuation<Void, Never>] = []
    private(set) lazy var memory = FreedMemory(
      isInUse: { [unowned self] in isInUse }, pause: { [unowned self] in await pause() },
      giveBack: { [unowned self] in log.append("given back") })

    private func pause() async {
      log.append("pause")
      await withCheckedContinuation { pauses.append($0) }
    }

    /// Lets tasks run until they wait.
    func rest() async { for _ in 0..<20 { await Task.yield() } }

    func endPause() async {
      pauses.removeFirst().resume()
      await rest()
    }
  }

  @Test func `freed memory is given back after a pause`() async {
    let stage = Stage()
    stage.memory.giveBackSoon()
    await stage.rest()
    #expect(stage.log == ["pause"])
    await stage.endPause()
    #expect(stage.log == ["pause", "given back"])
  }

  @Test func `memory freed during the pause is given back after another pause`() async {
    let stage = Stage()
    stage.memory.giveBackSoon()
    await stage.rest()
    stage.memory.giveBackSoon()
    stage.memory.giveBackSoon()
    await stage.endPause()
    #expect(stage.log == ["pause", "given back", "pause"])
    await stage.endPause()
    #expect(stage.log == ["pause", "given back", "pause", "given back"])
    stage.memory.giveBackSoon()
    await stage.rest()
    #expect(stage.log.last == "pause")
    await stage.endPause()
    #expect(stage.log.count == 6)
  }

  @Test func `while pages are in use, memory waits for at most three more pauses`() async {
    let stage = Stage()
    stage.isInUse = true
    stage.memory.giveBackSoon()
    await stage.rest()
    for _ in 0..<3 { await stage.endPause() }
    #expect(stage.log == ["pause", "pause", "pause", "pause"])
    await stage.endPause()
    #expect(stage.log.last == "given back")
  }
}
