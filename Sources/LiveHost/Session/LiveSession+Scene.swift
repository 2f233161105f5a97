#if Live
import CollectionView
import Previews

extension LiveSession {
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
      // A setting without effect is still part of the address.
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

  /// Sends values that the scene has changed, for example because a pinch has scaled a layout.
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

  /// Runs code that may make the scene adapt to the page's size. An adapted value becomes an initial value
  /// unless the user has changed it.
  func adapting(_ body: () -> Void) {
    let controls = content?.settings ?? []
    let initialValues = settings.initialValues
    let unchanged = controls.indices.filter { controls[$0].get() == initialValues[$0] }
    body()
    for index in unchanged { settings.adapt(index, to: controls[index].get()) }
  }

  var changedSettings: [ClientMessage.NamedValue] { changedSettings(with: nil) }

  func changedSettings(with change: (index: Int, value: Double)?) -> [ClientMessage.NamedValue] {
    guard let content else { return [] }
    return content.settings.enumerated().compactMap { index, setting in
      let given = change.flatMap { $0.index == index ? $0.value : nil }
      let value = given ?? setting.get()
      guard setting.kind != .action, value != settings.initialValues[index] else { return nil }
      return ClientMessage.NamedValue(name: setting.name, value: given.map(setting.kind.fitted) ?? value)
    }
  }

  /// Sets a value sent by the page, unless the scene has changed or the setting has lost its effect. The
  /// initial value is always set, because another setting may be about to restore the effect.
  ///
  /// - Parameter news: The number of settings messages that the page had read. If the page hadn't read the
  ///   last message about the setting, the setting's value is sent again.
  func set(_ index: Int, to value: Double, news: Int) {
    guard let content, settings.isForScene(news), content.settings.indices.contains(index) else { return }
    let setting = content.settings[index]
    if value == settings.initialValues[index] {
      // The initial value may lie between two steps.
      setting.set(value)
    } else if setting.isEnabled() {
      setting.apply(value)
    } else {
      return
    }
    // A button's value isn't the value sent by the page.
    guard setting.kind != .action else { return }
    settings.didSet(index, to: value, news: news)
  }

  // MARK: Overview

  func connect(_ overview: LiveOverview?) {
    overview?.reducesMotion = view.reducesMotion
    overview?.opening = { [weak self] id, view in self?.open(id, from: view) }
  }

  /// Makes the page follow a link to a scene, so that the browser's back button leads back to the overview.
  private func open(_ id: String, from view: UIView?) {
    let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.open)
    writer.text(id)
    for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.single(number) }
    link.send(writer.bytes)
  }
}
#endif
