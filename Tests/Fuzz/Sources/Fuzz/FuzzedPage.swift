import CollectionView
import Foundation
import FuzzedGallery
import Logging

@testable import LiveHost

/// A page of the gallery without a server. Its time goes on frame by frame, so that the same input does the same again.
final class FuzzedPage: MessagePage {
  private static var time = 0.0
  private static let driver = FrameDriver(goesByItself: false) { time }
  private static let studio = LiveStudio(
    title: "Fuzz", scenes: GalleryScene.all.map { Preview($0, pictures: .samples) }, images: ImageStore(),
    log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })

  /// The names of settings that say how many items there are.
  static let counts = Set(
    studio.scenes.flatMap { scene in
      scene.make().liveContent.settings.compactMap { setting in
        if case .count = setting.kind { setting.name } else { nil }
      }
    })

  /// Scenes are made once before the first input, so that its time is not theirs.
  static func prepare() {
    precondition(!counts.isEmpty, "the scenes have a setting for the number of their items")
    // Warnings are what an app reads, not a crash.
    UIKitException.warningHandler = { _ in }
  }

  private let session: LiveSession
  private let link = PageLink(limit: 1 << 30)

  init() {
    session = LiveSession(studio: Self.studio, link: link, driver: Self.driver) { Self.time }
  }

  func open(scene: UInt8) { hello(scene: Self.studio.scenes[Int(scene) % Self.studio.scenes.count].id) }

  /// What a server does with a message. False if it closes the page.
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

  /// With few items. How long a million takes is no matter of what comes in.
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
    // The number of items is the first of the settings, where there is one.
    case .setting(0, let value, let news): return .setting(index: 0, value: min(value, 300), news: news)
    default: return message
    }
  }
}
