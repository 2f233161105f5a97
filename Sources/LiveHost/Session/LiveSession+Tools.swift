#if Live
import CollectionView

extension LiveSession {
  func sendSpeed() {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.time)
    writer.single(motion.pace.speed)
    link.send(writer.bytes)
  }

  func sendNews(of window: UIWindow) {
    for message in inspector.news(of: window, mainScrollView, now: now()) { link.send(message.bytes) }
    endReplay()
  }
}
#endif
