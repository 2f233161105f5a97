#if Live
import ArgumentParser

/// A command that runs on the main actor, which ArgumentParser doesn't support.
protocol MainActorCommand: AsyncParsableCommand, Sendable {
  @MainActor func perform() async throws
}

extension MainActorCommand {
  func run() async throws { try await perform() }
}
#endif
