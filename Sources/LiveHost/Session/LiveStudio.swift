#if Live
import Logging

@MainActor
final class LiveStudio {
  let title: String
  let scenes: [LiveScene]
  nonisolated let images: ImageStore
  let log: Logger

  init(title: String, scenes: [LiveScene], images: ImageStore, log: Logger) {
    precondition(!scenes.isEmpty, "LivePreview.serve(scenes:) requires at least one scene")
    precondition(
      Set(scenes.map(\.id)).count == scenes.count,
      "LivePreview.serve(scenes:) requires unique scene ids, not \(scenes.map(\.id))")
    (self.title, self.scenes, self.images, self.log) = (title, scenes, images, log)
  }

  /// The notice for every page about a failed build.
  private(set) var announcement = ""
  /// The reason why the previous program ended. Set to `nil` when a page has shown a frame.
  private(set) var failure: String?

  var onFirstFrame: (() -> Void)?

  func pageHasShown() {
    failure = nil
    onFirstFrame?()
    onFirstFrame = nil
  }

  func announce(_ words: String) {
    announcement = words
    FrameDriver.main.announce(self)
  }

  func fail(_ words: String) { failure = words }

  func scene(named name: String) -> LiveScene? {
    scenes.first { $0.id == name } ?? scenes.first { $0.title.lowercased() == name.lowercased() }
  }
}
#endif
