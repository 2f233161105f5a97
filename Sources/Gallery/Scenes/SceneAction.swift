/// An action on a scene's pictures.
public struct SceneAction {
  /// The button's title.
  public var name: String
  /// Returns `true` if the action can be performed.
  public var isEnabled: () -> Bool
  /// Performs the action.
  public var perform: () -> Void
}
