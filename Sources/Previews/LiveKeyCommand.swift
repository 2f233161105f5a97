/// An action for a key in a scene. Scrolling and rotating keys work without commands.
@MainActor
public struct LiveKeyCommand {
  /// The command's key.
  public var key: LiveKey
  /// The title in the page's list of keys.
  public var title: String
  /// The action, on the main actor.
  public var action: () -> Void

  /// Creates a command.
  public init(_ key: LiveKey, _ title: String, action: @escaping () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }
}
