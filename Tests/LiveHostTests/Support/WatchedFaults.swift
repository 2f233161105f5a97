import CollectionView

@testable import LiveHost

/// Reports exceptions to pages while the body runs, instead of ending the program.
///
/// Waiting tests are interleaved: the first to start installs the handler, and the last to end removes it.
@MainActor
func watchingFaults(_ body: () async throws -> Void) async rethrows {
  if Watchers.count == 0 {
    Watchers.handlerBefore = UIKitException.handler
    FaultWatch.main.install()
  }
  Watchers.count += 1
  defer {
    Watchers.count -= 1
    if Watchers.count == 0 { UIKitException.handler = Watchers.handlerBefore }
  }
  try await body()
}

@MainActor private enum Watchers {
  static var count = 0
  static var handlerBefore = UIKitException.handler
}
