import Foundation

nonisolated struct SansWidths: Sendable {
  static let regular = SansWidths(runs: regularRuns)
  static let bold = SansWidths(runs: boldRuns)
  static let oblique = SansWidths(runs: regularRuns, but: obliqueRuns)
  static let boldOblique = SansWidths(runs: boldRuns, but: boldObliqueRuns)

  static let unitsPerEm = 2048
  /// The width of unknown characters, which is that of a digit.
  private static let unknown: UInt16 = 1139

  /// Widths by code point, below 0x2300. 0 means no such character.
  private let widths: [UInt16]

  /// Creates widths from runs, which `exceptions` override.
  init(runs: [UInt32: StaticString], but exceptions: [UInt32: StaticString] = [:]) {
    var widths = [UInt16](repeating: 0, count: 0x2300)
    for (start, figures) in Array(runs) + Array(exceptions) {
      figures.withUTF8Buffer { digits in
        for index in 0..<digits.count / 2 {
          widths[Int(start) + index] =
            UInt16(digits[index * 2] - 48) << 6 | UInt16(digits[index * 2 + 1] - 48)
        }
      }
    }
    self.widths = widths
  }

  /// The width of a scalar, in 1/2048 em.
  subscript(scalar: Unicode.Scalar) -> UInt16 {
    known(scalar) ?? Self.estimate(scalar)
  }

  /// Returns the total width, or `nil` unless each byte is a character: ASCII without two-byte line breaks.
  func units(ofASCII text: Substring.UTF8View) -> Int? {
    // Finding character boundaries costs many times as much.
    let sum: Int?? = text.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        guard byte < 0x80, byte != 0x0D else { return nil }
        sum += Int(self[Unicode.Scalar(byte)])
      }
      return sum
    }
    return sum ?? nil
  }

  /// Returns a width, or `nil` for a character that is drawn in another face.
  func known(_ scalar: Unicode.Scalar) -> UInt16? {
    guard scalar.value < widths.count else { return nil }
    let width = widths[Int(scalar.value)]
    return width == 0 || scalar.value == 0xAD ? nil : width
  }

  /// Returns 0 for marks and joiners, and a whole em for characters that East Asian type sets in a square.
  private static func estimate(_ scalar: Unicode.Scalar) -> UInt16 {
    if scalar.isZeroWidth { return 0 }
    return scalar.isFullWidth ? UInt16(unitsPerEm) : unknown
  }
}

nonisolated extension Unicode.Scalar {
  /// `true` for combining marks, joiners, direction marks, variation selectors, controls, and the soft
  /// hyphen.
  var isZeroWidth: Bool {
    if value < 0x20 || value == 0xAD { return true }
    if value < 0x300 { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `true` for ideographs, kana, Hangul, full-width forms, and emoji.
  package var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    case 0..<0x231A: false
    default: properties.isEmojiPresentation
    }
  }
}
