import CollectionView

/// Lets a frame pass, in which layouts do what they have put off.
func passFrame() {
  #if os(iOS) || os(tvOS) || os(visionOS)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  #else
  FrameClock.main.advance(by: 1 / 60)
  #endif
}
