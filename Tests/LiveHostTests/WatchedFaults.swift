import CollectionView

@testable import LiveHost

/// Has pages told of exceptions while the body runs, instead of ending the program.
///
/// Tests that wait for something run in turns with others: the first that begins installs the handler, and the last that ends removes it.
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
