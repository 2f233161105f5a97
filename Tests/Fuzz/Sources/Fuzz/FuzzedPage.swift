import CollectionView
import Foundation
import FuzzedGallery
import Logging

@testable import LiveHost

/// A gallery page without a server. Its time advances frame by frame, so equal inputs have equal results.
final class FuzzedPage: MessagePage {
  private static var time = 0.0
  private static let driver = FrameDriver(goesByItself: false) { time }
  private static let studio = LiveStudio(
    title: "Fuzz", scenes: GalleryScene.all.map { Preview($0, pictures: .samples) }, images: ImageStore(),
    log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })

  /// The names of the settings for the number of items.
  static let counts = Set(
    studio.scenes.flatMap { scene in
      scene.make().liveContent.settings.compactMap { setting in
        if case .count = setting.kind { setting.name } else { nil }
      }
    })

  /// Creates the scenes before the first input, so the input's time doesn't include them.
  static func prepare() {
    precondition(!counts.isEmpty, "no scene has a setting for its number of items")
    // Warnings are for app developers. They aren't crashes.
    UIKitException.warningHandler = { _ in }
  }

  private let session: LiveSession
  private let link = PageLink(limit: 1 << 30)

  init() {
    session = LiveSession(studio: Self.studio, link: link, driver: Self.driver) { Self.time }
  }

  func open(scene: UInt8) { hello(scene: Self.studio.scenes[Int(scene) % Self.studio.scenes.count].id) }

  /// Handles a message like a server. Returns `false` if the message closes the page.
  func receive(_ bytes: [UInt8]) -> Bool {
    do throws(CloseReason) {
      try session.receive(Self.bounded(try ClientMessage(bytes)))
      return true
    } catch {
      return false
    }
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      Self.time += FramePace.frame
      _ = session.runFrame(at: Self.time)
      acknowledge()
    }
  }

  func close() {
    link.close(.farewell)
    session.pageDidClose()
  }

  func hello(scene: String, settings: [ClientMessage.NamedValue] = []) {
    let hello = ClientMessage.Hello(
      view: PageView(width: 390, height: 600, scale: 2), scene: scene, settings: settings, offset: nil)
    try? session.receive(Self.bounded(.hello(hello)))
  }

  private func acknowledge() { try? session.receive(.acknowledge(frame: session.lastFrame)) }

  /// Limits the number of items. The time for a million items doesn't depend on the input.
  private static func bounded(_ message: ClientMessage) -> ClientMessage {
    func bounded(_ settings: [ClientMessage.NamedValue]) -> [ClientMessage.NamedValue] {
      settings.map { setting in
        guard counts.contains(setting.name) else { return setting }
        return ClientMessage.NamedValue(name: setting.name, value: min(setting.value, 300))
      }
    }
    switch message {
    case .hello(var hello):
      hello.settings = bounded(hello.settings)
      return .hello(hello)
    case .scene(let id, let settings, let offset):
      return .scene(id, settings: bounded(settings), offset: offset)
    // The first setting is the number of items, if there is one.
    case .setting(0, let value, let news): return .setting(index: 0, value: min(value, 300), news: news)
    default: return message
    }
  }
}
