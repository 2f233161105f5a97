#if Live
import CollectionView
import Foundation
import Rendering

typealias TimedText = (time: Double, text: String)

extension LiveSession {
  private static let filmstripFrames = 6
  /// The maximum size of a film, in bytes. Larger films lose frames.
  private nonisolated static let filmBytes = 8 << 20

  /// Sends the requested export. Every request gets a reply, which may be empty.
  ///
  /// After an exception, only the motion before the exception is available.
  func export(_ request: ExportRequest) {
    guard let window, content != nil, let scene, faults.fault == nil || request.isOfMotion else {
      return sendNothing(request)
    }
    let images = studio.images
    switch request {
    case .source:
      sendExport(request, "\(scene.id).swift", screenSource.map { [(0, $0.text())] } ?? [])
    case .test:
      let test = screenSource.map { ScreenTest($0, showing: scene.title, size: window.bounds.size) }
      sendExport(request, test.map { "\($0.name).swift" } ?? "", test.map { [(0, $0.source)] } ?? [])
    case .picture:
      let (list, title) = (DisplayList(of: window), scene.title)
      make(request, "\(scene.id).svg", of: list.nodes.count) {
        [(0, LiveSession.svg(of: list, title, images))]
      }
    case .filmstrip:
      guard let motion = motions.forFilmstrip else { return sendNothing(request) }
      let last = motion.frames.count - 1
      let count = min(Self.filmstripFrames, motion.frames.count)
      var strip = Filmstrip(
        frames: (0..<count).map { motion.frames[count > 1 ? $0 * last / (count - 1) : 0] })
      strip.columns = min(3, count)
      strip.background = .systemBackground.resolvedColor(with: window.traitCollection)
      let nodes = strip.frames.reduce(0) { $0 + $1.list.nodes.count }
      let (sheet, title) = (strip.sheet, scene.title)
      make(request, "\(scene.id)-filmstrip.svg", of: nodes) {
        [(0, LiveSession.svg(of: sheet.list, title, images))]
      }
    case .film:
      guard let motion = motions.forFilm else { return sendNothing(request) }
      let (frames, title) = (motion.frames.map { ($0.time, $0.list) }, scene.title)
      make(request, scene.id, of: frames.reduce(0) { $0 + $1.1.nodes.count }) {
        LiveSession.film(of: frames, title, images)
      }
    }
  }

  private func sendNothing(_ request: ExportRequest) { make(request, "", of: 0) { [] } }

  /// Makes and sends an export. Exports are sent in the order of their requests. Large exports are made off
  /// the main actor.
  private func make(
    _ request: ExportRequest, _ name: String, of nodes: Int, _ make: @escaping @Sendable () -> [TimedText]
  ) {
    guard nodes > PageFrame.nodesAtOnce || exports.isAnyWaiting else {
      return sendExport(request, name, make())
    }
    let isMade = exports.begin()
    let before = exports.last
    exports.last = Task { [weak self] in
      _ = await before?.value
      guard self?.window != nil else { return }
      let texts = isMade ? await BackgroundQueue.exports.run(make) : []
      guard let self, window != nil else { return }
      exports.end()
      sendExport(request, name, texts)
    }
  }

  private nonisolated static func film(
    of motion: [(time: Double, list: DisplayList)], _ title: String, _ images: ImageStore
  ) -> [TimedText] {
    var frames: [TimedText] = motion.map { ($0.time, svg(of: $0.list, title, images)) }
    while frames.reduce(0, { $0 + $1.text.utf8.count }) > filmBytes, frames.count > 2 {
      frames = frames.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    return frames
  }

  /// Returns SVG that refers to images by their names. The page inserts the images.
  private nonisolated static func svg(of list: DisplayList, _ title: String, _ images: ImageStore) -> String {
    var options = SVGOptions(title: title)
    options.imageReference = { LiveProtocol.Path.images.rawValue + images.name(of: $0) }
    return list.svg(options: options)
  }

  var screenSource: ScreenSource? {
    guard let window, let content, let scene else { return nil }
    if let screen = content.screen { return screen() }
    guard let view = window.firstDescendant({ $0 as? UICollectionView }) else { return nil }
    let layout: UICollectionViewLayout = view.collectionViewLayout
    let settings = ["let layout = \(type(of: layout))()"] + content.settings.compactMap { $0.source() }
    guard let statements = content.source.map({ $0() }) ?? settings.joined(separator: "\n") else {
      return nil
    }
    var screen = ScreenSource(title: scene.title, summary: scene.summary, layout: statements)
    let module = String(reflecting: type(of: layout)).prefix { $0 != "." }
    // UIKit's own classes are in modules that UIKit re-exports.
    if !module.hasPrefix("UIKit") { screen.modules = [String(module)] }
    screen.counts = (0..<view.numberOfSections).map(view.numberOfItems)
    return screen
  }

  private func sendExport(_ request: ExportRequest, _ name: String, _ texts: [TimedText]) {
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
#endif
