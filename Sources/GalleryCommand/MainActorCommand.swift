import ArgumentParser

/// A command that works with views, and so on the main actor, which ArgumentParser knows nothing of.
protocol MainActorCommand: AsyncParsableCommand, Sendable {
  @MainActor func perform() async throws
}

extension MainActorCommand {
  func run() async throws { try await perform() }
}
