/// Asks a page that has sent nothing for a while, and gives it up if it does not answer: a tab on another machine
/// may be gone without closing. Browsers answer pings by themselves, whatever their page is doing.
final class SilenceWatch: Sendable {
  private let limit: Double
  private let watchdog: Watchdog
  private let ask: @Sendable () -> Void
  private let giveUp: @Sendable () -> Void
  private let watch = Locked<Watchdog.Watch?>(nil)

  /// - Parameters:
  ///   - limit: After how many seconds without a word the page is given up. It is asked after half of them.
  ///   - ask: Sends what a page answers. The answer may be ``heard()`` before it returns.
  ///   - giveUp: Called when the page has not answered.
  init(
    limit: Double, watchdog: Watchdog, ask: @escaping @Sendable () -> Void,
    giveUp: @escaping @Sendable () -> Void
  ) {
    (self.limit, self.watchdog, self.ask, self.giveUp) = (limit, watchdog, ask, giveUp)
    heard()
  }

  func heard() {
    next { [weak self] in self?.askForAnswer() }
  }

  func end() {
    watch.withLock { $0.map(watchdog.cancel) }
  }

  /// What the answer cancels is there before the question is sent.
  private func askForAnswer() {
    next(giveUp)
    ask()
  }

  private func next(_ action: @escaping @Sendable () -> Void) {
    watch.withLock { watch in
      watch.map(watchdog.cancel)
      watch = watchdog.after(limit / 2, action)
    }
  }
}
