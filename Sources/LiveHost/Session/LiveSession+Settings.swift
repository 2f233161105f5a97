import CollectionView

extension LiveSession {
  /// Sends the scene and its controls to the page.
  func sendScene(_ scene: LiveScene, _ content: LiveContent) {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.scene)
    writer.text(scene.id)
    writer.number(content.settings.count)
    settings.sendScene(showing: content.settings.map(\.shownValue))
    for (index, setting) in content.settings.enumerated() {
      writer.text(setting.name)
      setting.kind.write(to: &writer)
      writer.double(settings.initialValues[index])
      // A setting without an effect is still part of the address.
      writer.double(setting.get())
      writer.flag(setting.isEnabled())
    }
    writer.number(content.keyCommands.count)
    for command in content.keyCommands {
      writer.kind(command.key)
      writer.text(command.title)
    }
    content.writeManner(to: &writer)
    link.send(writer.bytes)
  }

  /// Sends values that changed by themselves: by a pinch that scales a layout, or by one setting that limits
  /// another.
  func sendValues(of content: LiveContent) {
    let changes = settings.changes(to: content.settings.map(\.shownValue))
    guard !changes.isEmpty else { return }
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.values)
    writer.number(changes.count)
    for change in changes {
      writer.number(change.index)
      writer.double(change.value)
      writer.double(change.initial)
    }
    link.send(writer.bytes)
  }

  /// Does what may make the scene adapt itself to the page's size. A value that it adapts is an initial value, as
  /// long as nobody has changed it.
  func adapting(_ body: () -> Void) {
    let controls = content?.settings ?? []
    let initialValues = settings.initialValues
    let unchanged = controls.indices.filter { controls[$0].get() == initialValues[$0] }
    body()
    for index in unchanged { settings.adapt(index, to: controls[index].get()) }
  }

  /// The values of the scene's settings that are not as they begin.
  var changedSettings: [ClientMessage.NamedValue] { changedSettings(with: nil) }

  /// - Parameter change: A value that the page gives one of them.
  func changedSettings(with change: (index: Int, value: Double)?) -> [ClientMessage.NamedValue] {
    guard let content else { return [] }
    return content.settings.enumerated().compactMap { index, setting in
      let given = change.flatMap { $0.index == index ? $0.value : nil }
      let value = given ?? setting.get()
      guard setting.kind != .action, value != settings.initialValues[index] else { return nil }
      return ClientMessage.NamedValue(name: setting.name, value: given.map(setting.kind.fitted) ?? value)
    }
  }

  /// Sets a value that the page sent. A value for a scene that the page has left by now is ignored. So is one
  /// for a setting that lost its effect before the page knew. Setting the initial value always works, because
  /// another setting may be about to restore the effect.
  ///
  /// - Parameter news: The number of messages about settings that the page had read when it sent the value. The
  ///   value may overwrite a message that it had not read, so that message is sent once more.
  func set(_ index: Int, to value: Double, news: Int) {
    guard let content, settings.isForScene(news), content.settings.indices.contains(index) else { return }
    let setting = content.settings[index]
    if value == settings.initialValues[index] {
      // It may lie between two steps.
      setting.set(value)
    } else if setting.isEnabled() {
      setting.apply(value)
    } else {
      return
    }
    // A button's value is not the value that the page sent.
    guard setting.kind != .action else { return }
    settings.didSet(index, to: value, news: news)
  }
}
