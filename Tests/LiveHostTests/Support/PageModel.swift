@testable import LiveHost

/// A page's state, read as docs/WIRE.md specifies.
struct PageModel {
  struct Element: Equatable {
    var parent = 0
    var transform: [Double] = [1, 0, 0, 1, 0, 0, 0, 0, 1]
    var scroll: [Double] = [0, 0]
    var size: [Double] = [0, 0]
    var opacity = 1.0
    var order = 0
    var label: String?
    var position: Int?
    var isHeading = false
    var isHidden = false
    var section: Int?
    var count: Int?
    var text: [String] = []
    var image: String?
    /// The received paths of the shape, mask, and shadow. Each path is a string with a letter per command,
    /// such as "MLLZ".
    var shape: [String] = []
    var mask: String?
    var shadowPath = ""
    /// `true` if only the element's box casts the shadow.
    var isShadowOfBox = false
    /// Flags for clipping its contents and for cutting its text to its box.
    var (clips, cutsText) = (false, false)
    var backdrop = [0.0, 1]
    var corners: Flags<CornerFlag> = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  var title = ""
  var version = 0
  var scenes: [String] = []
  /// The group of each scene.
  var groups: [String] = []
  var scene = ""
  var isOverview = false
  var hint: (gesture: Int, title: String)?
  /// The scene to open, and the frame it grows from.
  var opened: (id: String, frame: [Double])?
  var settings: [(name: String, initial: Double, value: Double, hasEffect: Bool)] = []
  var notice: String?
  var keys: [(key: Int, title: String)] = []
  var report: [(title: String, rows: [(name: String, value: String)])] = []
  var tree: [(depth: Int, view: Int, isPinned: Bool, title: String)] = []
  var speed = 1.0
  /// The number of the last rest request that was answered.
  var rested: Int?
  /// The texts read out, in their order.
  var announcements: [String] = []
  var document: (name: String, text: String)?
  /// The received exports and their numbers of parts.
  var exported: [(request: ExportRequest, count: Int)] = []
  /// The selection to restore after a reload, as section and item numbers.
  var selection: [[Int]]?
  /// The times of the last frame, in milliseconds.
  var times: [FramePart: Double] = [:]
  /// The numbers of `prepare()` calls and layout queries in the last frame.
  var asked = (preparations: 0, questions: 0)
  var elements: [Int: Element] = [:]
  /// The number of received setting updates.
  var news = 0
  var frame = 0
  var items = 0
  var visibleCells = 0
  var madeCells = 0
  var offset: [Double] = [0, 0]
  /// The kind of the last frame. The next properties describe the same frame.
  var isFull = false
  var updatedElements = 0
  var removedElements = 0
  var bytesOfUpdates: [Int] = []

  mutating func receive(_ bytes: [UInt8]) throws {
    var reader = TestReader(bytes)
    switch try reader.kind() as LiveProtocol.ServerKind {
    case .welcome: try readWelcome(&reader)
    case .scene: try readScene(&reader)
    case .frame: try readFrame(&reader)
    case .values:
      news += 1
      for _ in 0..<(try reader.number()) {
        let index = try reader.number()
        settings[index].value = try reader.double()
        settings[index].initial = try reader.double()
        settings[index].hasEffect = !settings[index].value.isNaN
      }
    case .notice: notice = try reader.text()
    case .report: try readReport(&reader)
    case .tree: try readTree(&reader)
    case .time: speed = try reader.single()
    case .document: document = (try reader.text(), try reader.text())
    case .exported: try readExport(&reader)
    case .rested: rested = try reader.number()
    case .selection:
      selection = []
      for _ in 0..<(try reader.number()) { selection?.append([try reader.number(), try reader.number()]) }
    case .announcement: announcements.append(try reader.text())
    case .open: opened = (try reader.text(), try (0..<4).map { _ in try reader.single() })
    }
    guard reader.isAtEnd else { throw CloseReason.malformed("bytes left") }
  }

  private mutating func readExport(_ reader: inout TestReader) throws {
    let request: ExportRequest = try reader.kind()
    _ = try reader.text()
    let count = try reader.number()
    for _ in 0..<count { _ = (try reader.double(), try reader.text()) }
    exported.append((request, count))
  }

  private mutating func readReport(_ reader: inout TestReader) throws {
    report = []
    for _ in 0..<(try reader.number()) {
      let title = try reader.text()
      var rows: [(String, String)] = []
      for _ in 0..<(try reader.number()) { rows.append((try reader.text(), try reader.text())) }
      report.append((title, rows))
    }
  }

  private mutating func readTree(_ reader: inout TestReader) throws {
    tree = []
    for _ in 0..<(try reader.number()) {
      tree.append(
        (try reader.number(), try reader.number(), try reader.byte() == 1, try reader.text()))
    }
  }

  private mutating func readWelcome(_ reader: inout TestReader) throws {
    version = try reader.number()
    title = try reader.text()
    (scenes, groups) = ([], [])
    for _ in 0..<(try reader.number()) {
      scenes.append(try reader.text())
      _ = (try reader.text(), try reader.text())
      groups.append(try reader.text())
    }
  }

  private mutating func readScene(_ reader: inout TestReader) throws {
    news += 1
    scene = try reader.text()
    notice = nil
    (settings, keys) = ([], [])
    for _ in 0..<(try reader.number()) {
      let name = try reader.text()
      switch try reader.kind() as SettingKind {
      case .number, .count: for _ in 0..<3 { _ = try reader.double() }
      case .choice: for _ in 0..<(try reader.number()) { _ = try reader.text() }
      case .toggle, .action: break
      }
      settings.append((name, try reader.double(), try reader.double(), try reader.byte() == 1))
    }
    for _ in 0..<(try reader.number()) { keys.append((Int(try reader.byte()), try reader.text())) }
    isOverview = try reader.byte() & 1 != 0
    let gesture = Int(try reader.byte())
    hint = gesture == 0 ? nil : (gesture, try reader.text())
  }

  private mutating func readFrame(_ reader: inout TestReader) throws {
    frame = try reader.number()
    isFull = try reader.byte() != 0
    if isFull { elements = [:] }
    (items, visibleCells, madeCells) = (try reader.number(), try reader.number(), try reader.number())
    _ = try reader.single()
    for part in FramePart.allCases { times[part] = try reader.single() }
    asked = (try reader.number(), try reader.number())
    offset = [try reader.double(), try reader.double()]
    removedElements = try reader.number()
    for _ in 0..<removedElements {
      guard elements.removeValue(forKey: try reader.number()) != nil else {
        throw CloseReason.malformed("removes a nonexistent element")
      }
    }
    updatedElements = try reader.number()
    bytesOfUpdates = []
    for _ in 0..<updatedElements {
      let start = reader.position
      try readElement(&reader)
      bytesOfUpdates.append(reader.position - start)
    }
  }

  private mutating func readElement(_ reader: inout TestReader) throws {
    let id = try reader.number()
    let fields: ElementFields = try reader.flags(try reader.number())
    var element = elements[id] ?? Element()
    if fields.contains(.move) {
      (element.transform[4], element.transform[5]) = (try reader.single(), try reader.single())
    }
    if fields.contains(.affine) || fields.contains(.projective) {
      for index in 0..<6 { element.transform[index] = try reader.single() }
      element.transform.replaceSubrange(6..<9, with: [0, 0, 1])
    }
    if fields.contains(.projective) { for index in 6..<9 { element.transform[index] = try reader.single() } }
    if fields.contains(.scroll) { element.scroll = [try reader.single(), try reader.single()] }
    if fields.contains(.size) { element.size = [try reader.single(), try reader.single()] }
    if fields.contains(.opacity) { element.opacity = try reader.single() }
    if fields.contains(.order) { element.order = try reader.number() }
    if fields.contains(.parent) {
      element.parent = try reader.number()
      guard element.parent == 0 || elements[element.parent] != nil else {
        throw CloseReason.malformed("inside a nonexistent element")
      }
    }
    if fields.contains(.shape) { (element.clips, _) = (try reader.byte() != 0, try reader.single()) }
    if fields.contains(.fill) { try reader.skip(4) }
    if fields.contains(.border) { try reader.skip(8) }
    if fields.contains(.shadow) {
      try reader.skip(16)
      element.isShadowOfBox = try reader.byte() != 0
    }
    if fields.contains(.content) { try readContent(&reader, &element) }
    if fields.contains(.role) { try readRole(&reader, &element) }
    if fields.contains(.corners) { element.corners = try reader.flags(Int(try reader.byte())) }
    if fields.contains(.mask) { element.mask = try readMask(&reader) }
    if fields.contains(.shadowPath) { element.shadowPath = try readPath(&reader) }
    if fields.contains(.backdrop) { element.backdrop = [try reader.single(), try reader.single()] }
    elements[id] = element
  }

  private func readContent(_ reader: inout TestReader, _ element: inout Element) throws {
    (element.text, element.image, element.shape) = ([], nil, [])
    element.cutsText = false
    switch try reader.kind() as ContentKind {
    case .none: break
    case .image:
      element.image = try reader.text()
      try reader.skip(16)
    case .text:
      element.cutsText = try reader.byte() != 0
      try reader.skip(1 + 1 + 4 + 4 + 4 + 8)
      for _ in 0..<(try reader.number()) {
        element.text.append(try reader.text())
        try reader.skip(12)
      }
    case .gradient: try skipGradient(&reader)
    case .shape:
      try reader.skip(5)
      element.shape.append(try readPath(&reader))
      guard try reader.color() != 0 else { break }
      try reader.skip(4 + 2 + 8)
      for _ in 0..<(try reader.number()) { _ = try reader.single() }
      if try reader.byte() != 0 { element.shape.append(try readPath(&reader)) }
    case .richText:
      element.cutsText = try reader.byte() != 0
      for _ in 0..<2 { for _ in 0..<(try reader.number()) { try reader.skip(20) } }
      for _ in 0..<(try reader.number()) {
        element.image = try reader.text()
        try reader.skip(16)
      }
      for _ in 0..<(try reader.number()) {
        try reader.skip(13)
        element.text.append(try reader.text())
        try reader.skip(12)
      }
    }
  }

  private func skipGradient(_ reader: inout TestReader) throws {
    try reader.skip(16)
    for _ in 0..<(try reader.number()) { try reader.skip(8) }
  }

  private func readMask(_ reader: inout TestReader) throws -> String? {
    switch try reader.kind() as MaskKind {
    case .none: return nil
    case .outline:
      _ = try reader.byte()
      return try readPath(&reader)
    case .gradient:
      try reader.skip(16)
      try skipGradient(&reader)
      return "gradient"
    case .picture:
      _ = try reader.text()
      try reader.skip(16)
      return "picture"
    case .hidden: return "nothing"
    }
  }

  private func readPath(_ reader: inout TestReader) throws -> String {
    var letters = ""
    for _ in 0..<(try reader.number()) {
      let (letter, points) =
        switch try reader.kind() as PathElementKind {
        case .move: ("M", 1)
        case .line: ("L", 1)
        case .quad: ("Q", 2)
        case .curve: ("C", 3)
        case .close: ("Z", 0)
        }
      letters += letter
      try reader.skip(points * 8)
    }
    return letters
  }

  private func readRole(_ reader: inout TestReader, _ element: inout Element) throws {
    (element.label, element.position, element.count, element.isHeading) = (nil, nil, nil, false)
    element.isHidden = false
    switch try reader.kind() as ElementRole.Kind {
    case .none: break
    case .list: element.count = try reader.number()
    case .item:
      (element.position, element.count) = (try reader.number(), try reader.number())
      _ = try reader.byte()
      element.label = try reader.text()
    case .text, .menu, .title: element.label = try reader.text()
    case .control:
      let kind: ControlRole.Kind = try reader.kind()
      try reader.skip(1)
      element.label = try reader.text()
      if kind == .slider || kind == .progress {
        _ = try reader.text()
        try reader.skip(24)
      }
    case .hidden: element.isHidden = true
    case .heading:
      element.section = try reader.number()
      element.position = try reader.number()
      element.label = try reader.text()
      element.isHeading = true
    }
  }
}

/// Reads messages from the server. LiveHost itself only writes them.
struct TestReader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw CloseReason.malformed("too short") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func kind<Kind: RawRepresentable<UInt8>>() throws -> Kind {
    let number = try byte()
    guard let kind = Kind(rawValue: number) else { throw CloseReason.malformed("\(Kind.self) \(number)") }
    return kind
  }

  func flags<Flag>(_ bits: Int) throws -> Flags<Flag> {
    guard let flags = Flags<Flag>(rawValue: bits) else { throw CloseReason.malformed("\(Flag.self) \(bits)") }
    return flags
  }

  mutating func skip(_ count: Int) throws { for _ in 0..<count { _ = try byte() } }

  mutating func color() throws -> Int {
    var value = 0
    for shift in stride(from: 0, to: 32, by: 8) { value |= Int(try byte()) << shift }
    return value
  }

  mutating func number() throws -> Int {
    var (value, shift) = (0, 0)
    while true {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  mutating func single() throws -> Double {
    var bits: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) { bits |= UInt32(try byte()) << UInt32(shift) }
    return Double(Float(bitPattern: bits))
  }

  mutating func double() throws -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
    return Double(bitPattern: bits)
  }

  mutating func text() throws -> String {
    let count = try number()
    var utf8: [UInt8] = []
    for _ in 0..<count { utf8.append(try byte()) }
    return String(decoding: utf8, as: UTF8.self)
  }
}
