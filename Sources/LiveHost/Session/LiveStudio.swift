import Logging

/// What all pages of a server share.
@MainActor
final class LiveStudio {
  let title: String
  let scenes: [LiveScene]
  nonisolated let images: ImageStore
  let log: Logger

  init(title: String, scenes: [LiveScene], images: ImageStore, log: Logger) {
    precondition(!scenes.isEmpty, "LivePreview.serve(scenes:) needs a scene to show")
    precondition(
      Set(scenes.map(\.id)).count == scenes.count,
      "LivePreview.serve(scenes:) needs scenes with ids of their own, not \(scenes.map(\.id))")
    (self.title, self.scenes, self.images, self.log) = (title, scenes, images, log)
  }

  /// What every page is told: of a failed build.
  private(set) var announcement = ""
  /// Why the program before this one has ended. Pages stay as they are until somebody chooses a scene. Once that is shown, nobody is
  /// told of the end any more.
  private(set) var failure: String?

  /// Called when a page shows a frame for the first time, once.
  var onFirstFrame: (() -> Void)?

  /// Called when a page has shown a frame.
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

  /// By its id, or by the title that people see, whatever its case.
  func scene(named name: String) -> LiveScene? {
    scenes.first { $0.id == name } ?? scenes.first { $0.title.lowercased() == name.lowercased() }
  }
}
