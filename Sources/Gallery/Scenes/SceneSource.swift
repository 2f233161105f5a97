/// The contents of a scene without pictures.
protocol SceneSource: AnyObject {
  /// The actions on the contents. All are animated.
  var actions: [SceneAction] { get }
  /// Sets the data source of the scene's collection view: this object or one of its own.
  func fill(_ controller: SceneController)
}
