/// An action for a key in a scene. Scrolling and rotating keys work without commands.
@MainActor
public struct LiveKeyCommand {
  /// The key that runs it.
  public var key: LiveKey
  /// The title in the page's list of keys.
  public var title: String
  /// The action, called on the main actor.
  public var action: () -> Void

  /// Creates a command that runs `action` when the key is pressed in the page.
  public init(_ key: LiveKey, _ title: String, action: @escaping () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }
}
