/// Pings a silent page, and gives it up if it doesn't answer. Browsers answer pings even while their page is
/// busy.
final class SilenceWatch: Sendable {
  private let limit: Double
  private let watchdog: Watchdog
  private let ask: @Sendable () -> Void
  private let giveUp: @Sendable () -> Void
  private let watch = Locked<Watchdog.Watch?>(nil)

  /// - Parameters:
  ///   - limit: The silent seconds after which the page is given up. The ping comes after half of them.
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

  /// Schedules `giveUp` before the ping, because the answer may cancel it.
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
