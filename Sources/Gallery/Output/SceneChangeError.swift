/// The reason a scene can't show a change.
public enum SceneChangeError: Error, Equatable, CustomStringConvertible {
  case unknown(SceneChange, scene: String, known: [SceneChange])
  case full(SceneChange, scene: String, count: Int)
  case tooFew(SceneChange, scene: String, count: Int, least: Int)

  public var description: String {
    switch self {
    case .unknown(let change, let scene, let known) where known.isEmpty:
      "The scene '\(scene)' doesn't support changes such as '\(change.rawValue)'."
    case .unknown(let change, let scene, let known):
      "The scene '\(scene)' doesn't support '\(change.rawValue)', only "
        + known.map(\.rawValue).joined(separator: ", ") + "."
    case .full(let change, let scene, let count):
      "The scene '\(scene)' has no room for '\(change.rawValue)': "
        + "\(count) pictures are its maximum."
    case .tooFew(let change, let scene, let count, let least):
      "The scene '\(scene)' has \(count) pictures, "
        + "but '\(change.rawValue)' requires at least \(least)."
    }
  }
}
