import Testing

@testable import LiveHost

@Suite("Silent pages", .timeLimit(.minutes(1)))
struct SilenceWatchTests {
  /// Returns the first events of a page.
  private func words(_ count: Int, isAnswered: Bool) async -> [String] {
    let (stream, said) = AsyncStream.makeStream(of: String.self)
    let watch = Locked<SilenceWatch?>(nil)
    let silence = SilenceWatch(limit: 0.05, watchdog: Watchdog()) {
      said.yield("asked")
      // Answers before the ping has been sent.
      if isAnswered { watch.withLock { $0 }?.heard() }
    } giveUp: {
      said.yield("given up")
    }
    watch.withLock { $0 = silence }
    var words: [String] = []
    for await word in stream.prefix(count) { words.append(word) }
    silence.end()
    watch.withLock { $0 = nil }
    return words
  }

  @Test func `a silent page is pinged, and dropped if it doesn't answer`() async {
    #expect(await words(2, isAnswered: false) == ["asked", "given up"])
  }

  // The answer to a ping can arrive before the sending thread continues.
  @Test func `a page that answers before the ping returns is kept`() async {
    #expect(await words(3, isAnswered: true) == ["asked", "asked", "asked"])
  }
}
