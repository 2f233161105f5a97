import CollectionView
import Gallery
import LiveHost

extension LiveScene {
  init(_ scene: GalleryScene, pictures: PictureCollection) {
    self.init(id: scene.id, title: scene.title, summary: scene.summary) {
      LiveContent(showing: scene.makeController(pictures: pictures))
    }
  }
}

extension LiveContent {
  /// The number of pictures, the actions on them, the choice of layouts, and the scene's own settings.
  init(showing controller: SceneController) {
    let count = LiveSetting("Pictures", .count(0...controller.scene.maximumCount)) {
      Double(controller.itemCount)
    } set: {
      controller.itemCount = Int($0)
    }
    self.init(
      controller,
      settings: (controller.scene.holdsPictures ? [count] : []) + controller.actions.map(LiveSetting.init)
        + (controller.layoutSetting.map { [LiveSetting($0)] } ?? [])
        + controller.settings.map { setting in
          var setting = LiveSetting(setting)
          setting.isEnabled = { controller.showsOwnLayout }
          return setting
        },
      keyCommands: controller.takesFirstAway
        ? [LiveKeyCommand(.delete, "take the top card away") { controller.takeFirstAway() }] : [],
      didAppear: controller.scrollToRestingOffset)
  }
}

extension LiveSetting {
  init(_ action: SceneAction) {
    self = .action(action.name, isEnabled: action.isEnabled, perform: action.perform)
  }

  init(_ setting: SceneSetting) {
    switch setting.control {
    case .number(let range, let step, let get, let set):
      self.init(setting.name, .number(range, step: step), get: get, set: set)
    case .choice(let names, let get, let set):
      self.init(setting.name, .choice(names)) {
        Double(get())
      } set: {
        set(Int($0))
      }
    case .toggle(let get, let set):
      self.init(setting.name, .toggle) {
        get() ? 1 : 0
      } set: {
        set($0 != 0)
      }
    }
  }
}
