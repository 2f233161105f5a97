import CollectionView
import Previews

extension Preview {
  /// Returns the overview, followed by all scenes.
  public static func gallery(of pictures: PictureCollection) -> [Preview] {
    let overview = Preview(
      id: "overview", title: "Overview", summary: "all scenes, running live"
    ) {
      let controller = OverviewController(pictures: pictures)
      var content = LiveContent(controller)
      content.overview = controller.overview
      return content
    }
    return [overview]
      + SceneGroup.all.flatMap { group in
        group.scenes.map { scene in
          var preview = Preview(scene, pictures: pictures)
          preview.group = group.title
          return preview
        }
      }
  }

  /// Creates a preview of a scene.
  public init(_ scene: GalleryScene, pictures: PictureCollection) {
    self.init(id: scene.id, title: scene.title, summary: scene.summary) {
      LiveContent(showing: scene.makeController(pictures: pictures))
    }
  }
}

extension LiveContent {
  /// Creates content with all of a scene's settings and actions.
  init(showing controller: SceneController) {
    let count = LiveSetting(controller.scene.countTitle, .count(0...controller.scene.maximumCount)) {
      Double(controller.itemCount)
    } set: {
      controller.itemCount = Int($0)
    }
    self.init(
      controller,
      settings: (controller.scene.showsPictures ? [count] : []) + controller.actions.map(LiveSetting.init)
        + (controller.layoutSetting.map { [$0] } ?? [])
        + controller.settings.map { setting in
          var setting = setting
          setting.isEnabled = { controller.showsOwnLayout }
          return setting
        },
      keyCommands: controller.keyCommands,
      didAppear: controller.scrollToRestingOffset)
    screen = { [unowned controller] in controller.screenSource }
    hint = controller.hint
  }
}

extension LiveSetting {
  init(_ action: SceneAction) {
    self = .action(action.name, isEnabled: action.isEnabled, perform: action.perform)
  }
}
