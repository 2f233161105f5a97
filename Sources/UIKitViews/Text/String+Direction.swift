import Foundation

nonisolated extension String {
  /// `true` if the first letter is written right to left (Unicode Standard Annex #9, rules P2 and P3), or
  /// `nil` if there are no letters.
  var readsRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
