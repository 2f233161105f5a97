/// Pings a page that has sent nothing for a while, and drops it if it does not answer: a tab on another machine
/// may be gone without closing. Browsers answer by themselves, whatever their page is doing.
final class SilenceWatch: Sendable {
  private let limit: Double
  private let link: PageLink
  private let watchdog: Watchdog
  private let watch = Locked<Watchdog.Watch?>(nil)

  init(limit: Double, link: PageLink, watchdog: Watchdog) {
    (self.limit, self.link, self.watchdog) = (limit, link, watchdog)
    heard()
  }

  func heard() {
    next { [weak self] in self?.ask() }
  }

  func end() {
    watch.withLock { $0.map(watchdog.cancel) }
  }

  private func ask() {
    link.send(.ping, [])
    next { [link] in link.close(.silent) }
  }

  private func next(_ action: @escaping @Sendable () -> Void) {
    watch.withLock { watch in
      watch.map(watchdog.cancel)
      watch = watchdog.after(limit / 2, action)
    }
  }
}
