/// The last gesture of a page's scene, and its replay.
@MainActor
struct PageGestures {
  var recorder = GestureRecorder()
  var replay: GestureReplay?

  /// Whether events of a replay are still to come.
  var isPlaying: Bool { replay?.isPlaying ?? false }
}
