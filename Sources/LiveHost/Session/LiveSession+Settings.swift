import CollectionView

extension LiveSession {
  /// Tells the page of the scene and its controls.
  func sendScene(_ scene: LiveScene, _ content: LiveContent) {
    var writer = MessageWriter()
    writer.byte(LiveProtocol.ServerKind.scene.rawValue)
    writer.text(scene.id)
    writer.number(content.settings.count)
    shownValues = content.settings.map(\.shownValue)
    for (index, setting) in content.settings.enumerated() {
      writer.text(setting.name)
      setting.kind.write(to: &writer)
      writer.double(initialValues[index])
      // Without an effect it is still a part of what an address has to hold.
      writer.double(setting.get())
      writer.flag(setting.isEnabled())
    }
    writer.number(content.keyCommands.count)
    for command in content.keyCommands {
      writer.byte(command.key.rawValue)
      writer.text(command.title)
    }
    link.send(writer.bytes)
  }

  /// Tells the page of values that have changed by themselves: a pinch that scales a layout, one setting that
  /// limits another.
  func sendValues(of content: LiveContent) {
    let values = content.settings.map(\.shownValue)
    let changed = values.indices.filter {
      values[$0] != shownValues[$0] && !(values[$0].isNaN && shownValues[$0].isNaN)
    }
    guard !changed.isEmpty else { return }
    shownValues = values
    var writer = MessageWriter()
    writer.byte(LiveProtocol.ServerKind.values.rawValue)
    writer.number(changed.count)
    for index in changed {
      writer.number(index)
      writer.double(values[index])
    }
    link.send(writer.bytes)
  }

  /// A setting that there is not may be one of the scene before, and one that is disabled may have been enabled: the page
  /// was quicker than the news.
  func set(_ index: Int, to value: Double) {
    guard let content, content.settings.indices.contains(index), content.settings[index].isEnabled() else {
      return
    }
    // Where it began may lie between two steps, and it has to find back there.
    if value == initialValues[index] {
      content.settings[index].set(value)
    } else {
      content.settings[index].apply(value)
    }
    // A button's value is not what the page sent.
    if content.settings[index].kind != .action { shownValues[index] = value }
  }
}

extension LiveSetting.Kind {
  fileprivate func write(to writer: inout MessageWriter) {
    switch self {
    case .number(let range, let step):
      writer.byte(0)
      writer.double(range.lowerBound)
      writer.double(range.upperBound)
      writer.double(step)
    case .count(let range):
      writer.byte(1)
      writer.double(Double(range.lowerBound))
      writer.double(Double(range.upperBound))
      writer.double(1.0)
    case .choice(let choices):
      writer.byte(2)
      writer.number(choices.count)
      for choice in choices { writer.text(choice) }
    case .toggle:
      writer.byte(3)
    case .action:
      writer.byte(4)
    }
  }
}
