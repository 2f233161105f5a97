/// An action for a key in a scene. Keys for scrolling and rotating need none.
@MainActor
public struct LiveKeyCommand {
  /// The key that runs it.
  public var key: LiveKey
  /// Shown in the page's list of keys.
  public var title: String
  /// Called on the main actor.
  public var action: () -> Void

  /// Runs `action` when the key is pressed in the page.
  public init(_ key: LiveKey, _ title: String, action: @escaping () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }
}
