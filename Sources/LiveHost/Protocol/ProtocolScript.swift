import Previews
import Rendering

/// The script `protocol.js`, generated from the server's own declarations, so that the two cannot differ.
///
/// ```
/// LiveProtocol, LiveKey, ElementField, …  ──▶  protocol.js  ──▶  the page's scripts
/// ```
enum ProtocolScript {
  static let text = lines.map { $0 + "\n" }.joined()

  private static let lines = [
    "// Made by the program that serves it, from its own declarations.",
    "export const version = \(LiveProtocol.version);",
    limits,
    object("paths", LiveProtocol.Path.allCases.map { ("\($0)", "\"\($0.rawValue)\"") }),
    list("fontFamilies", DisplayText.fontFamilies),
    numbers("ClientKind", LiveProtocol.ClientKind.self),
    numbers("ServerKind", LiveProtocol.ServerKind.self),
    numbers("CloseCode", LiveProtocol.CloseCode.self),
    numbers("FingerPhase", ClientMessage.Finger.Phase.self),
    numbers("PinchPhase", ClientMessage.Pinch.Phase.self),
    numbers("Key", LiveKey.self),
    numbers("ControlAction", ClientMessage.ControlAction.self),
    numbers("InspectorTask", InspectorRequest.Kind.self),
    bits("InspectorOverlay", InspectorOverlay.self),
    numbers("TimeTask", TimeRequest.Kind.self),
    numbers("GestureTask", GestureRequest.self),
    numbers("Export", ExportRequest.self),
    bits("SceneFlag", SceneFlag.self),
    numbers("HintGesture", LiveHint.Gesture.self),
    numbers("SettingKind", SettingKind.self),
    numbers("TextSize", TextSize.self),
    numbers("FramePart", FramePart.self),
    bits("ElementField", ElementField.self),
    numbers("ContentKind", ContentKind.self),
    numbers("MaskKind", MaskKind.self),
    numbers("PathElementKind", PathElementKind.self),
    numbers("LineCap", LineCap.self),
    numbers("LineJoin", LineJoin.self),
    numbers("TextAnchor", TextAnchor.self),
    bits("TextFlag", TextFlag.self),
    bits("CornerFlag", CornerFlag.self),
    numbers("Role", ElementRole.Kind.self),
    bits("ItemFlag", ItemFlag.self),
    numbers("ControlKind", ControlRole.Kind.self),
    bits("ControlFlag", ControlFlag.self),
  ]

  private static let limits = object(
    "limits",
    Mirror(reflecting: LiveProtocol.limits).children.map { child in
      if let range = child.value as? ClosedRange<Double> {
        return (child.label!, "Object.freeze({ low: \(range.lowerBound), high: \(range.upperBound) })")
      }
      return (child.label!, "\(child.value)")
    })

  private static func numbers<Kind: CaseIterable & RawRepresentable>(_ name: String, _ kind: Kind.Type)
    -> String
  {
    object(name, kind.allCases.map { ("\($0)", "\($0.rawValue)") })
  }

  private static func bits<Flag: CaseIterable & RawRepresentable<Int>>(_ name: String, _ flag: Flag.Type)
    -> String
  {
    object(name, flag.allCases.map { ("\($0)", "\(1 << $0.rawValue)") })
  }

  private static func list(_ name: String, _ texts: [String]) -> String {
    "export const \(name) = Object.freeze([\(texts.map { "\"\($0)\"" }.joined(separator: ", "))]);"
  }

  private static func object(_ name: String, _ members: [(name: String, value: String)]) -> String {
    let list = members.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "export const \(name) = Object.freeze({ \(list) });"
  }
}
