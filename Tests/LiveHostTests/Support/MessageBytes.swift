@testable import LiveHost

extension LiveSession {
  func receive(_ bytes: [UInt8]) throws { try receive(try ClientMessage(bytes)) }
}

/// Messages in a page's format.
enum MessageBytes {
  static func hello(
    version: Int = LiveProtocol.version, width: Double = 800, height: Double = 600, scene: String = "",
    settings: [(String, Double)] = [], offset: (Double, Double)? = nil,
    selection: [(section: Int, item: Int)]? = nil, isDark: Bool = false,
    reducesMotion: Bool = false, scale: Double = 2, textSize: TextSize = .large
  ) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.hello)
    writer.number(version)
    view(
      &writer, width: width, height: height, scale: scale, isDark: isDark, reducesMotion: reducesMotion,
      textSize: textSize)
    writer.text(scene)
    write(settings, to: &writer)
    write(offset, to: &writer)
    writer.flag(selection != nil)
    if let selection {
      writer.number(selection.count)
      for (section, item) in selection {
        writer.number(section)
        writer.number(item)
      }
    }
    return writer.bytes
  }

  static func acknowledge(_ frame: Int) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.acknowledge)
    writer.number(frame)
    return writer.bytes
  }

  static func viewport(
    width: Double, height: Double, isRightToLeft: Bool = false, safeArea: [Double] = [0, 0, 0, 0],
    textSize: TextSize = .large
  ) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.viewport)
    view(
      &writer, width: width, height: height, scale: 2, isDark: false, reducesMotion: false,
      isRightToLeft: isRightToLeft, safeArea: safeArea, textSize: textSize)
    return writer.bytes
  }

  static func touches(
    _ fingers: [(number: Int, phase: ClientMessage.Finger.Phase, x: Double, y: Double)], time: Double = 0
  )
    -> [UInt8]
  {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.touches)
    writer.double(time)
    writer.number(fingers.count)
    for finger in fingers {
      writer.number(finger.number)
      writer.kind(finger.phase)
      writer.single(finger.x)
      writer.single(finger.y)
    }
    return writer.bytes
  }

  static func wheel(x: Double, y: Double, deltaX: Double, deltaY: Double) -> [UInt8] {
    numbers(.wheel, [x, y, deltaX, deltaY])
  }

  static func pinch(
    phase: ClientMessage.Pinch.Phase, x: Double, y: Double, scale: Double, rotation: Double, time: Double = 0
  ) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.pinch)
    writer.kind(phase)
    for number in [x, y, scale, rotation] { writer.single(number) }
    writer.double(time)
    return writer.bytes
  }

  static func key(_ key: LiveKey) -> [UInt8] { [LiveProtocol.ClientKind.key.rawValue, key.rawValue] }

  /// The default news number is that of the scene: no value has changed by itself since then.
  static func setting(_ index: Int, _ value: Double, news: Int = 1) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.setting)
    writer.number(news)
    writer.number(index)
    writer.double(value)
    return writer.bytes
  }

  static func scene(_ id: String, settings: [(String, Double)] = [], offset: (Double, Double)? = nil)
    -> [UInt8]
  {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.scene)
    writer.text(id)
    write(settings, to: &writer)
    write(offset, to: &writer)
    return writer.bytes
  }

  static func focus(_ item: Int, ofList list: Int) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.focus)
    writer.number(list)
    writer.number(item)
    return writer.bytes
  }

  static func control(_ element: Int, _ action: ClientMessage.ControlAction) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.control)
    writer.number(element)
    writer.kind(action)
    return writer.bytes
  }

  static func inspect(_ kind: InspectorRequest.Kind, _ x: Double = 0, _ y: Double = 0) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.inspect)
    writer.kind(kind)
    switch kind {
    case .off, .on, .leave: break
    case .hover, .pin:
      writer.single(x)
      writer.single(y)
    case .pinView: writer.number(Int(x))
    case .overlays: writer.byte(UInt8(x))
    }
    return writer.bytes
  }

  /// Returns a time message. A speed of `nil` requests a single frame.
  static func time(speed: Double?) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.time)
    writer.kind(speed == nil ? TimeRequest.Kind.step : .speed)
    if let speed { writer.single(speed) }
    return writer.bytes
  }

  static func scroll(_ x: Double, _ y: Double) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.scroll)
    writer.double(x)
    writer.double(y)
    return writer.bytes
  }

  static func gesture(_ request: GestureRequest) -> [UInt8] {
    [LiveProtocol.ClientKind.gesture.rawValue, request.rawValue]
  }

  static func export(_ request: ExportRequest) -> [UInt8] {
    [LiveProtocol.ClientKind.export.rawValue, request.rawValue]
  }

  static func rest(_ question: Int) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ClientKind.rest)
    writer.number(question)
    return writer.bytes
  }

  static func search(_ text: String) -> [UInt8] {
    var writer = MessageWriter()
    writer.byte(LiveProtocol.ClientKind.search.rawValue)
    writer.text(text)
    return writer.bytes
  }

  /// One message of each kind.
  static let examples: [[UInt8]] = [
    hello(scene: "grid", settings: [("Lanes", 3)], offset: (0, 120), selection: [(0, 3)]), acknowledge(0),
    viewport(width: 640, height: 480),
    touches([(0, .began, 100, 100)]), touches([(0, .moved, 100, 60), (1, .began, 10, 10)], time: 8),
    wheel(x: 10, y: 10, deltaX: 0, deltaY: 40),
    pinch(phase: .began, x: 400, y: 300, scale: 1, rotation: 0), key(.pageDown), setting(0, 12),
    scene("grid"),
    focus(40, ofList: 2), control(3, .increase), inspect(.on), inspect(.hover, 20, 30), inspect(.leave),
    inspect(.pin, 20, 30),
    inspect(.pinView, 12), inspect(.overlays, 5), inspect(.off), time(speed: 0.25), time(speed: nil),
    gesture(.replay), gesture(.save), scroll(0, 300), export(.source), export(.picture), export(.filmstrip),
    export(.film), rest(1), search("ring"),
  ]

  private static func view(
    _ writer: inout MessageWriter, width: Double, height: Double, scale: Double, isDark: Bool,
    reducesMotion: Bool, isRightToLeft: Bool = false, safeArea: [Double] = [0, 0, 0, 0],
    textSize: TextSize = .large
  ) {
    writer.single(width)
    writer.single(height)
    writer.single(scale)
    writer.flag(isDark)
    writer.flag(reducesMotion)
    writer.flag(isRightToLeft)
    for inset in safeArea { writer.single(inset) }
    writer.kind(textSize)
  }

  private static func write(_ settings: [(String, Double)], to writer: inout MessageWriter) {
    writer.number(settings.count)
    for (name, value) in settings {
      writer.text(name)
      writer.double(value)
    }
  }

  private static func write(_ offset: (Double, Double)?, to writer: inout MessageWriter) {
    writer.flag(offset != nil)
    guard let offset else { return }
    writer.double(offset.0)
    writer.double(offset.1)
  }

  private static func numbers(_ kind: LiveProtocol.ClientKind, _ numbers: [Double]) -> [UInt8] {
    var writer = MessageWriter()
    writer.kind(kind)
    for number in numbers { writer.single(number) }
    return writer.bytes
  }
}
