import CollectionView

/// Runs a frame, so layouts do their deferred work.
func passFrame() {
  #if os(iOS) || os(tvOS) || os(visionOS)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  #else
  FrameClock.main.advance(by: 1 / 60)
  #endif
}
