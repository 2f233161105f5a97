#if Live
@MainActor
struct PageGestures {
  var recorder = GestureRecorder()
  var replay: GestureReplay?

  var isPlaying: Bool { replay?.isPlaying ?? false }
}
#endif
