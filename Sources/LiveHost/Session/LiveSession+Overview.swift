#if Live
import CollectionView
import Previews

extension LiveSession {
  func connect(_ overview: LiveOverview?) {
    overview?.reducesMotion = view.reducesMotion
    overview?.opening = { [weak self] id, view in self?.open(id, from: view) }
  }

  /// Makes the page follow a link to a scene, so that the browser's back button leads back to the overview.
  private func open(_ id: String, from view: UIView?) {
    let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.open)
    writer.text(id)
    for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.single(number) }
    link.send(writer.bytes)
  }
}
#endif
