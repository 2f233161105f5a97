import Foundation

/// The shape of a symbol, in a box 24 units tall.
nonisolated struct SymbolGlyph: Hashable, Sendable {
  let width: Double
  /// What `.fill` fills. All of these are paths in SVG's notation.
  let body: String
  /// Lines on the body.
  let detail: String
  /// Lines beside the body.
  let lines: String
  /// Dots on the body.
  let holes: String
  /// Dots beside the body.
  let dots: String

  static func named(_ name: String) -> SymbolGlyph? { all[name] }

  /// The names that have a shape of their own.
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
