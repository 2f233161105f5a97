import CollectionView
import Previews

/// The code of all scenes with all their settings, to check that it compiles.
public enum SceneSources {
  /// Returns a source file with a function for each distinct layout, including the layouts with one setting
  /// at an extreme or at another choice.
  public static func everySetting() -> String {
    var sources: [String] = []
    for scene in GalleryScene.all {
      for source in variants(of: scene) where !sources.contains(source) { sources.append(source) }
    }
    let functions = sources.enumerated().map { number, source in
      let body = (source + "return layout").split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      return "func copied\(number)() -> UICollectionViewLayout {\n\(body)\n}\n"
    }
    return "import CollectionLayouts\nimport UIKit\n\n" + functions.joined(separator: "\n")
  }

  static func variants(of scene: GalleryScene) -> [String] {
    var sources: [String] = []
    func add(_ change: (SceneController) -> Void) { autoreleasepool { addSource(of: change) } }
    func addSource(of change: (SceneController) -> Void) {
      let controller = scene.makeController(pictures: .samples)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 900))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      change(controller)
      window.layoutIfNeeded()
      if let source = controller.layoutSource { sources.append(source) }
      window.isHidden = true
    }
    add { _ in }
    let controls = scene.makeController(pictures: .samples)
    if case .choice(let names)? = controls.layoutSetting?.kind {
      for index in names.indices.dropFirst() {
        add { controller in
          controller.layoutSetting?.set(Double(index))
          FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 3)
        }
      }
    }
    for (index, setting) in controls.settings.enumerated() {
      for value in setting.kind.extremes { add { $0.settings[index].set(value) } }
    }
    return sources
  }
}

extension LiveSetting.Kind {
  var extremes: [Double] {
    switch self {
    case .number(let range, _): [range.lowerBound, range.upperBound]
    case .count(let range): [Double(range.lowerBound), Double(range.upperBound)]
    case .choice(let names): names.indices.map(Double.init)
    case .toggle: [0, 1]
    case .action: []
    }
  }
}
