/// An actor for long computations and waits for other processes, which don't need the main actor.
///
/// Only one of these tests runs at a time, on one thread. This leaves a thread to start the main actor's
/// tests, which take longest.
@globalActor public actor BackgroundActor {
  public static let shared = BackgroundActor()
}
