import Previews

enum SceneFlag: Int, CaseIterable { case isOverview }

extension LiveContent {
  func writeManner(to writer: inout MessageWriter) {
    writer.byte(overview == nil ? 0 : UInt8(1 << SceneFlag.isOverview.rawValue))
    writer.byte(hint?.gesture.rawValue ?? 0)
    if let hint { writer.text(hint.title) }
  }
}
