/// The last gesture of a page's scene, and its replay.
@MainActor
struct PageGestures {
  var recorder = GestureRecorder()
  var replay: GestureReplay?

  /// `true` if a replay has events left.
  var isPlaying: Bool { replay?.isPlaying ?? false }
}
