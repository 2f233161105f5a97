import ArgumentParser

/// A command that works with views and so runs on the main actor, which ArgumentParser does not support.
protocol MainActorCommand: AsyncParsableCommand, Sendable {
  @MainActor func perform() async throws
}

extension MainActorCommand {
  func run() async throws { try await perform() }
}
