import Foundation

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
