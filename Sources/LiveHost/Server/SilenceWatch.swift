/// Pings a silent page, and gives up on the page if it doesn't answer. Browsers answer pings even while their
/// page is busy.
final class SilenceWatch: Sendable {
  private let limit: Double
  private let watchdog: Watchdog
  private let ask: @Sendable () -> Void
  private let giveUp: @Sendable () -> Void
  private let watch = Locked<Watchdog.Watch?>(nil)

  /// - Parameters:
  ///   - limit: The seconds of silence after which `giveUp` is called. The ping is sent after half of this
  ///     time.
  ///   - ask: Sends the ping. The answer may call ``heard()`` before this closure returns.
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

  /// Schedules `giveUp` before sending the ping, because even an immediate answer must cancel `giveUp`.
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
