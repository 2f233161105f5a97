/// The reason a scene can't show a change.
public enum SceneChangeError: Error, Equatable, CustomStringConvertible {
  case unknown(SceneChange, scene: String, known: [SceneChange])
  case full(SceneChange, scene: String, count: Int)
  case tooFew(SceneChange, scene: String, count: Int, least: Int)

  public var description: String {
    switch self {
    case .unknown(let change, let scene, let known) where known.isEmpty:
      "The scene '\(scene)' knows no changes, and so not '\(change.rawValue)'."
    case .unknown(let change, let scene, let known):
      "The scene '\(scene)' knows no change '\(change.rawValue)', but \(known.map(\.rawValue).joined(separator: ", "))."
    case .full(let change, let scene, let count):
      "The scene '\(scene)' has no room for '\(change.rawValue)': it is full with \(count) pictures."
    case .tooFew(let change, let scene, let count, let least):
      "The scene '\(scene)' has \(count) pictures, '\(change.rawValue)' takes at least \(least)."
    }
  }
}
