/// What a scene shows instead of pictures.
protocol SceneSource: AnyObject {
  /// The actions on what is shown. All are animated.
  var actions: [SceneAction] { get }
  /// Makes itself, or an object of its own, the data source of the scene's collection view.
  func fill(_ controller: SceneController)
}
