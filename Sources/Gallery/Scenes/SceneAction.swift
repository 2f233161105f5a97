/// Something that can be done to what a scene shows.
public struct SceneAction {
  /// What its button says.
  public var name: String
  /// Whether there is anything to do it to.
  public var isEnabled: () -> Bool
  /// Does it.
  public var perform: () -> Void
}
