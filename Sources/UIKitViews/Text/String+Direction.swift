import Foundation

nonisolated extension String {
  /// The direction of the first letter (Unicode Standard Annex #9, rules P2 and P3), or `nil` without
  /// letters.
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
