/// What a key does in a scene, beside scrolling and turning, which every scene knows.
@MainActor
public struct LiveKeyCommand {
  /// The key that runs it.
  public var key: LiveKey
  /// Stands in the page's list of keys.
  public var title: String
  /// What it does, on the main actor.
  public var action: () -> Void

  /// Runs `action` when the key is pressed in the page.
  public init(_ key: LiveKey, _ title: String, action: @escaping () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }
}
