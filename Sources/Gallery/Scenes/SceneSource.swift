protocol SceneSource: AnyObject {
  /// The animated actions on the contents.
  var actions: [SceneAction] { get }
  /// Sets the collection view's data source.
  func fill(_ controller: SceneController)
}
