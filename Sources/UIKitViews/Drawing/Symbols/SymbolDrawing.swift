import Foundation

/// A symbol as an SVG document.
///
/// As in Apple's names, the modifiers `.fill`, `.slash`, `.circle`, and `.square` follow a shape's name. An
/// unknown name is drawn as text in a square.
nonisolated struct SymbolDrawing: Hashable, Sendable {
  private enum Enclosure: Hashable { case circle, square }

  let name: String
  private let glyph: SymbolGlyph?
  private var isFilled = false
  private var isCrossedOut = false
  private var enclosure: Enclosure?
  /// The width of the strokes, in the glyph's units.
  private let stroke: Double
  private let unit: Double

  init?(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0.isOfSymbolNames }) else { return nil }
    self.name = name
    stroke = configuration.weight.stroke
    unit = Double(configuration.pointSize ?? 17) * configuration.scale.factor * 1.25 / 24
    guard unit > 0, unit.isFinite else { return nil }
    var parts = name.split(separator: ".").map(String.init)
    var glyph = SymbolGlyph.named(name)
    while glyph == nil, parts.count > 1 {
      let last = parts.removeLast()
      switch last {
      case "fill" where !isFilled && enclosure == nil && !isCrossedOut: isFilled = true
      case "slash" where !isCrossedOut: isCrossedOut = true
      case "circle" where enclosure == nil: enclosure = .circle
      case "square" where enclosure == nil: enclosure = .square
      default: parts = []
      }
      glyph = SymbolGlyph.named(parts.joined(separator: "."))
    }
    if glyph == nil { (isFilled, isCrossedOut, enclosure) = (false, false, nil) }
    self.glyph = glyph
  }

  var isKnown: Bool { glyph != nil }

  private var width: Double {
    // For an unknown shape, use the width of most symbols.
    guard let glyph else { return 24 }
    return enclosure == nil ? glyph.width : 24
  }

  /// The size in points, rounded up to half points.
  var size: CGSize {
    func rounded(_ length: Double) -> Double { (length * 2 - 0.001).rounded(.up) / 2 }
    return CGSize(width: rounded(width * unit), height: rounded(24 * unit))
  }

  // MARK: Drawing

  func svg(in color: CGColor) -> String {
    let size = size
    let (boxWidth, boxHeight) = (size.width / unit, size.height / unit)
    let (left, top) = ((boxWidth - width) / -2, (boxHeight - 24) / -2)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="\(left) \(top) \(boxWidth) \(boxHeight)"><g fill="none" stroke="\(color.svgColor)" opacity="\(color.alpha)" \
      stroke-width="\(stroke)" stroke-linecap="round" stroke-linejoin="round">\(content(color.svgColor))</g></svg>
      """
  }

  private func content(_ color: String) -> String {
    guard let glyph else { return framedName(color) }
    switch enclosure {
    case nil:
      let whole = isFilled ? filled(glyph, color) : outlined(glyph, color)
      return isCrossedOut ? crossedOut(whole, color, width: glyph.width) : whole
    case .some(let enclosure):
      let frame =
        enclosure == .circle
        ? #"<circle cx="12" cy="12" r="10"/>"# : #"<rect x="2.6" y="2.6" width="18.8" height="18.8" rx="4"/>"#
      let scale = enclosure == .circle ? 0.56 : 0.6
      let inner = { (color: String, stroke: Double) in
        """
        <g transform="translate(\(12 - glyph.width / 2 * scale) \(12 - 12 * scale)) scale(\(scale))" stroke="\(color)" \
        stroke-width="\(stroke / scale * 0.9)">\(outlined(glyph, color))</g>
        """
      }
      guard isFilled else { return frame + inner(color, stroke) }
      let cut = isCrossedOut ? crossedOut(inner("black", stroke), "black", width: 24) : inner("black", stroke)
      return mask(cut) + #"<g mask="url(#m)" fill="\#(color)">\#(frame)</g>"#
    }
  }

  private func path(_ data: String, _ attributes: String = "") -> String {
    data.isEmpty ? "" : #"<path d="\#(data)"\#(attributes)/>"#
  }

  private func dots(_ data: String, _ color: String) -> String {
    path(data, #" fill="\#(color)" stroke="none""#)
  }

  private func outlined(_ glyph: SymbolGlyph, _ color: String) -> String {
    path(glyph.body + glyph.detail + glyph.lines) + dots(glyph.holes + glyph.dots, color)
  }

  private func filled(_ glyph: SymbolGlyph, _ color: String) -> String {
    let body = path(glyph.body, #" fill="\#(color)""#)
    let cuts =
      glyph.detail.isEmpty && glyph.holes.isEmpty
      ? body
      : mask(path(glyph.detail, #" stroke="black""#) + dots(glyph.holes, "black"))
        + #"<g mask="url(#m)">\#(body)</g>"#
    return cuts + path(glyph.lines) + dots(glyph.dots, color)
  }

  private func mask(_ cuts: String, id: String = "m") -> String {
    """
    <mask id="\(id)" maskUnits="userSpaceOnUse" x="-4" y="-4" width="44" height="32"><rect x="-4" y="-4" width="44" \
    height="32" fill="white" stroke="none"/>\(cuts)</mask>
    """
  }

  private func crossedOut(_ whole: String, _ color: String, width: Double) -> String {
    let (left, right) = (width / 2 - 9, width / 2 + 9)
    let line = "M\(left) 3L\(right) 21"
    let gap = path(
      "M\(left + stroke * 0.9) \(3 - stroke * 0.9)L\(right + stroke * 0.9) \(21 - stroke * 0.9)",
      #" stroke="black""#)
    return mask(gap, id: "s") + #"<g mask="url(#s)">\#(whole)</g>"# + path(line)
  }

  private func framedName(_ color: String) -> String {
    // The name is also readable in the SVG source.
    let fontSize = min(9, 36 / Double(name.count))
    return """
      <rect x="2.6" y="2.6" width="18.8" height="18.8" rx="4" stroke-width="1"/><text x="12" y="\(12 + fontSize * 0.35)" \
      fill="\(color)" stroke="none" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" font-size="\(fontSize)" \
      text-anchor="middle" textLength="16" lengthAdjust="spacingAndGlyphs">\(name)</text>
      """
  }
}

nonisolated extension UInt8 {
  fileprivate var isOfSymbolNames: Bool {
    (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self == 0x2E
  }
}

nonisolated extension UIImage.SymbolWeight {
  fileprivate var stroke: Double {
    switch self {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.4
    case .unspecified, .regular: 1.9
    case .medium: 2.2
    case .semibold: 2.5
    case .bold: 2.9
    case .heavy: 3.3
    case .black: 3.8
    }
  }
}

nonisolated extension UIImage.SymbolScale {
  fileprivate var factor: Double {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}

/// The shape of a symbol, in a box 24 units tall.
nonisolated struct SymbolGlyph: Hashable, Sendable {
  let width: Double
  /// The part that `.fill` fills, in SVG path notation.
  let body: String
  let detail: String
  let lines: String
  let holes: String
  let dots: String

  static func named(_ name: String) -> SymbolGlyph? { all[name] }

  static let all: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [:]
    for line in SymbolShapes.table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 7, let width = Double(fields[1]) else { continue }
      let glyph = SymbolGlyph(
        width: width, body: fields[2], detail: fields[3], lines: fields[4], holes: fields[5], dots: fields[6])
      for name in fields[0].split(separator: " ") { glyphs[String(name)] = glyph }
    }
    return glyphs
  }()
}
