import CollectionView
import Foundation
import Rendering

extension LiveSession {
  private static let filmstripFrames = 6
  /// Bytes of a film. Beyond it, frames are left out.
  private static let filmBytes = 8 << 20

  /// Sends what the page wants to export; nothing where there is nothing of the kind.
  func export(_ request: ExportRequest) {
    guard let window, let content, let scene else { return }
    switch request {
    case .source:
      let source = content.source?() ?? settingsSource(of: content, in: window)
      sendExport(request, "\(scene.id).swift", source.map { [(0, $0)] } ?? [])
    case .picture:
      sendExport(request, "\(scene.id).svg", [(0, svg(of: DisplayList(of: window), scene))])
    case .filmstrip:
      guard let motion = motions.forFilmstrip else { return sendExport(request, "", []) }
      let last = motion.frames.count - 1
      let count = min(Self.filmstripFrames, motion.frames.count)
      var strip = Filmstrip(
        frames: (0..<count).map { motion.frames[count > 1 ? $0 * last / (count - 1) : 0] })
      strip.columns = min(3, count)
      strip.background = .systemBackground.resolvedColor(with: window.traitCollection)
      sendExport(request, "\(scene.id)-filmstrip.svg", [(0, svg(of: strip.list, scene))])
    case .film:
      guard let motion = motions.forFilm else { return sendExport(request, "", []) }
      var frames = motion.frames.map { ($0.time, svg(of: $0.list, scene)) }
      while frames.reduce(0, { $0 + $1.1.utf8.count }) > Self.filmBytes, frames.count > 2 {
        frames = frames.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      }
      sendExport(request, scene.id, frames)
    }
  }

  /// The page knows the images by these names, and puts them in.
  private func svg(of list: DisplayList, _ scene: Preview) -> String {
    var options = SVGOptions(title: scene.title)
    options.imageReference = { [images = studio.images] in
      LiveProtocol.Path.images.rawValue + images.name(of: $0)
    }
    return list.svg(options: options)
  }

  /// The class of the layout, and what the settings say.
  private func settingsSource(of content: LiveContent, in window: UIWindow) -> String? {
    guard let view = window.firstDescendant({ $0 as? UICollectionView }) else { return nil }
    let layout: UICollectionViewLayout = view.collectionViewLayout
    let statements = content.settings.compactMap { $0.source() }
    return (["let layout = \(type(of: layout))()"] + statements).joined(separator: "\n") + "\n"
  }

  private func sendExport(_ request: ExportRequest, _ name: String, _ texts: [(time: Double, text: String)]) {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.exported)
    writer.kind(request)
    writer.text(name)
    writer.number(texts.count)
    for (time, text) in texts {
      writer.double(time)
      writer.text(text)
    }
    link.send(writer.bytes)
  }
}
