import CollectionView

private let limits = LiveProtocol.limits

extension ClientMessage {
  // All finite numbers are valid, because a page that reconnects sends back any values it received.
  fileprivate static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// The initial value of a setting may be infinite, for example for an unlimited length.
  fileprivate static let anyValue = -Double.infinity...Double.infinity

  /// Decodes a message. Throws the reason for closing the page if the message doesn't follow `docs/WIRE.md`.
  init(_ bytes: [UInt8]) throws(CloseReason) {
    var reader = MessageReader(bytes)
    let first = try reader.byte()
    guard let kind = LiveProtocol.ClientKind(rawValue: first) else {
      throw .malformed("a message of the unknown kind \(first)")
    }
    switch kind {
    case .hello: self = .hello(try Hello(&reader))
    case .acknowledge: self = .acknowledge(frame: try reader.number(upTo: .max, "the frame"))
    case .viewport: self = .viewport(try PageView(&reader))
    case .touches: self = try Self.touches(&reader)
    case .wheel:
      let point = try Self.position(&reader)
      self = .wheel(
        x: point.x, y: point.y, deltaX: try reader.single(in: limits.point, "the wheel's distance"),
        deltaY: try reader.single(in: limits.point, "the wheel's distance"))
    case .pinch: self = .pinch(try Pinch(&reader))
    case .key: self = .key(try reader.choice("the key"))
    case .setting:
      let news = try reader.number(upTo: .max, "the news")
      self = .setting(
        index: try reader.number(upTo: limits.settings - 1, "the setting"),
        value: try reader.double(in: Self.anyValue, "a setting's value"), news: news)
    case .scene:
      self = .scene(
        try Self.scene(&reader), settings: try Self.settings(&reader), offset: try Self.offset(&reader))
    case .focus:
      let list = try reader.number(upTo: .max, "the list")
      self = .focus(list: list, item: try reader.number(upTo: Int(Int32.max), "the item"))
    case .control:
      let element = try reader.number(upTo: .max, "the element")
      self = .control(element: element, try reader.choice("the control's action"))
    case .inspect: self = .inspect(try InspectorRequest(&reader))
    case .time: self = .time(try TimeRequest(&reader))
    case .gesture: self = .gesture(try reader.choice("the gesture's task"))
    case .scroll: self = .scroll(try Self.offsetValue(&reader))
    case .export: self = .export(try reader.choice("the export"))
    case .search: self = .search(try reader.text(upTo: limits.searchBytes, "the search"))
    case .rest: self = .rest(question: try reader.number(upTo: .max, "the question"))
    }
    try reader.end()
  }

  private static func touches(_ reader: inout MessageReader) throws(CloseReason) -> ClientMessage {
    let time = try reader.double(in: limits.time, "the touches' time")
    var fingers: [Finger] = []
    for _ in 0..<(try reader.number(upTo: limits.fingers, "the number of fingers")) {
      let number = try reader.number(upTo: limits.finger, "the finger")
      let phase: Finger.Phase = try reader.choice("the finger's phase")
      let point = try position(&reader)
      fingers.append(Finger(number: number, phase: phase, x: point.x, y: point.y))
    }
    return .touches(fingers, time: time)
  }

  fileprivate static func position(_ reader: inout MessageReader) throws(CloseReason) -> Offset {
    Offset(
      x: try reader.single(in: limits.point, "a position"),
      y: try reader.single(in: limits.point, "a position"))
  }

  fileprivate static func settings(_ reader: inout MessageReader) throws(CloseReason) -> [NamedValue] {
    var settings: [NamedValue] = []
    for _ in 0..<(try reader.number(upTo: limits.settings, "the number of settings")) {
      settings.append(
        NamedValue(
          name: try reader.text(upTo: limits.nameBytes, "a setting's name"),
          value: try reader.double(in: anyValue, "a setting's value")))
    }
    return settings
  }

  fileprivate static func offset(_ reader: inout MessageReader) throws(CloseReason) -> Offset? {
    guard try reader.flag("the offset's flag") else { return nil }
    return try offsetValue(&reader)
  }

  fileprivate static func offsetValue(_ reader: inout MessageReader) throws(CloseReason) -> Offset {
    Offset(
      x: try reader.double(in: anyNumber, "the offset"), y: try reader.double(in: anyNumber, "the offset"))
  }

  fileprivate static func selection(_ reader: inout MessageReader) throws(CloseReason) -> [Item]? {
    guard try reader.flag("the selection's flag") else { return nil }
    var items: [Item] = []
    for _ in 0..<(try reader.number(upTo: limits.selection, "the number of selected items")) {
      items.append(
        Item(
          section: try reader.number(upTo: Int(Int32.max), "the section"),
          item: try reader.number(upTo: Int(Int32.max), "the item")))
    }
    return items
  }

  fileprivate static func scene(_ reader: inout MessageReader) throws(CloseReason) -> String {
    try reader.text(upTo: limits.nameBytes, "the scene")
  }
}

extension InspectorRequest {
  fileprivate init(_ reader: inout MessageReader) throws(CloseReason) {
    let kind: Kind = try reader.choice("the inspector's task")
    switch kind {
    case .off: self = .off
    case .on: self = .on
    case .leave: self = .leave
    case .hover:
      let point = try ClientMessage.position(&reader)
      self = .hover(x: point.x, y: point.y)
    case .pin:
      let point = try ClientMessage.position(&reader)
      self = .pin(x: point.x, y: point.y)
    case .pinView: self = .pinView(try reader.number(upTo: .max, "the view"))
    case .overlays:
      let bits = try reader.byte()
      guard let overlays = Flags<InspectorOverlay>(rawValue: Int(bits)) else {
        throw .malformed("the overlays are \(bits)")
      }
      self = .overlays(overlays)
    }
  }
}

extension TimeRequest {
  fileprivate init(_ reader: inout MessageReader) throws(CloseReason) {
    let kind: Kind = try reader.choice("the clock's task")
    switch kind {
    case .speed: self = .speed(try reader.single(in: limits.speed, "the speed"))
    case .step: self = .step
    }
  }
}

extension ClientMessage.Hello {
  fileprivate init(_ reader: inout MessageReader) throws(CloseReason) {
    let version = try reader.number(upTo: .max, "the version")
    // In another version, the following bytes may have another meaning.
    guard version == LiveProtocol.version else { throw .version(page: version, server: LiveProtocol.version) }
    view = try PageView(&reader)
    scene = try ClientMessage.scene(&reader)
    settings = try ClientMessage.settings(&reader)
    offset = try ClientMessage.offset(&reader)
    selection = try ClientMessage.selection(&reader)
  }
}

extension ClientMessage.Pinch {
  fileprivate init(_ reader: inout MessageReader) throws(CloseReason) {
    phase = try reader.choice("the pinch's phase")
    let point = try ClientMessage.position(&reader)
    (x, y) = (point.x, point.y)
    scale = try reader.single(in: limits.pinchScale, "the pinch's scale")
    rotation = try reader.single(in: limits.pinchRotation, "the pinch's rotation")
    time = try reader.double(in: limits.time, "the pinch's time")
  }
}

extension PageView {
  fileprivate init(_ reader: inout MessageReader) throws(CloseReason) {
    width = try reader.single(in: limits.side, "the width")
    height = try reader.single(in: limits.side, "the height")
    guard width * height <= limits.area else { throw .malformed("the area is \(width * height)") }
    scale = try reader.single(in: limits.scale, "the scale")
    isDark = try reader.flag("the flag for dark mode")
    reducesMotion = try reader.flag("the flag for reduced motion")
    isRightToLeft = try reader.flag("the flag for right to left")
    safeArea.top = try reader.single(in: limits.inset, "an inset")
    safeArea.left = try reader.single(in: limits.inset, "an inset")
    safeArea.bottom = try reader.single(in: limits.inset, "an inset")
    safeArea.right = try reader.single(in: limits.inset, "an inset")
    let size: TextSize = try reader.choice("the text size")
    textSize = size.category
  }
}

extension MessageReader {
  fileprivate mutating func choice<Choice: RawRepresentable<UInt8>>(_ what: String) throws(CloseReason)
    -> Choice
  {
    let value = try byte()
    guard let choice = Choice(rawValue: value) else { throw .malformed("\(what) is \(value)") }
    return choice
  }

  fileprivate mutating func flag(_ what: String) throws(CloseReason) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw .malformed("\(what) is \(value)") }
    return value == 1
  }
}
