/// Runs what computes for long or waits for another process, and has no use for the main actor.
///
/// One test at a time uses one thread. So there is always another one to start the tests of the main actor, which last longest.
@globalActor public actor BackgroundActor {
  public static let shared = BackgroundActor()
}
