import CollectionView

extension LiveSession {
  /// Tells the page how fast its clock goes.
  func sendSpeed() {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.time)
    writer.single(motion.pace.speed)
    link.send(writer.bytes)
  }

  /// Sends what the inspector has found, and the test of a gesture once that has come to rest.
  func sendNews(of window: UIWindow) {
    for message in inspector.news(of: window, mainScrollView, now: now()) { link.send(message.bytes) }
    endReplay()
  }
}
