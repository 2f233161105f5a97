import ArgumentParser

/// A command that works with views, and so on the main actor, which ArgumentParser knows nothing of.
protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor func perform() throws
}

extension MainActorCommand {
  func run() throws {
    try MainActor.assumeIsolated { try perform() }
  }
}
