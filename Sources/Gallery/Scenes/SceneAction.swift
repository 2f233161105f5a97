/// An action on the pictures of a scene.
public struct SceneAction {
  /// The title of the action's button.
  public var name: String
  /// Returns `true` if the action can be performed.
  public var isEnabled: () -> Bool
  /// Performs the action.
  public var perform: () -> Void
}
