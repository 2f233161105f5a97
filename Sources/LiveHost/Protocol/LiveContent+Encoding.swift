import Previews

enum SceneFlag: Int, CaseIterable { case isOverview }

extension LiveContent {
  func writeManner(to writer: inout MessageWriter) {
    writer.byte(overview == nil ? 0 : UInt8(1 << SceneFlag.isOverview.rawValue))
    writer.byte(hint?.gesture.rawValue ?? 0)
    if let hint { writer.text(hint.title) }
  }
}

/// The kind of a setting's control: the byte after the setting's name.
enum SettingKind: UInt8, CaseIterable { case number, count, choice, toggle, action }

extension LiveSetting.Kind {
  func write(to writer: inout MessageWriter) {
    switch self {
    case .number(let range, let step):
      writer.kind(SettingKind.number)
      writer.double(range.lowerBound)
      writer.double(range.upperBound)
      writer.double(step)
    case .count(let range):
      writer.kind(SettingKind.count)
      writer.double(Double(range.lowerBound))
      writer.double(Double(range.upperBound))
      writer.double(1.0)
    case .choice(let choices):
      writer.kind(SettingKind.choice)
      writer.number(choices.count)
      for choice in choices { writer.text(choice) }
    case .toggle:
      writer.kind(SettingKind.toggle)
    case .action:
      writer.kind(SettingKind.action)
    }
  }
}
