/// An action on the pictures of a scene.
public struct SceneAction {
  /// The title of its button.
  public var name: String
  /// Whether the action can be performed.
  public var isEnabled: () -> Bool
  /// Performs the action.
  public var perform: () -> Void
}
