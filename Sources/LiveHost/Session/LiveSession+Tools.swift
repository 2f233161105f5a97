import CollectionView

extension LiveSession {
  /// Sends the clock's speed to the page.
  func sendSpeed() {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.time)
    writer.single(motion.pace.speed)
    link.send(writer.bytes)
  }

  /// Sends the inspector's findings, and a gesture's test once the gesture has come to rest.
  func sendNews(of window: UIWindow) {
    for message in inspector.news(of: window, mainScrollView, now: now()) { link.send(message.bytes) }
    endReplay()
  }
}
