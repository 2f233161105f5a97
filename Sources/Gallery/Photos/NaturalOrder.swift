import Foundation

/// The natural order: `img2` before `IMG10`.
nonisolated enum NaturalOrder {
  /// Returns a key whose plain order is the natural order: letters without case or accents, and every number
  /// preceded by its number of digits.
  static func key(for name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    let folded =
      isPlain
      ? name.lowercased() : name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    var key = ""
    var digits = ""
    for scalar in folded.unicodeScalars {
      if scalar >= "0", scalar <= "9" {
        digits.unicodeScalars.append(scalar)
        continue
      }
      appendNumber(&digits, to: &key)
      key.unicodeScalars.append(scalar)
    }
    appendNumber(&digits, to: &key)
    return key
  }

  /// Names with equal keys are ordered by their characters.
  static func sorted(_ names: [String]) -> [String] {
    let entries: [Entry] = names.map { Entry(key: key(for: $0), name: $0) }
    return entries.sorted().map(\.name)
  }

  private struct Entry: Comparable {
    var key: String
    var name: String

    static func < (left: Entry, right: Entry) -> Bool {
      left.key == right.key ? left.name < right.name : left.key < right.key
    }
  }

  private static func appendNumber(_ digits: inout String, to key: inout String) {
    guard !digits.isEmpty else { return }
    let number = digits.drop { $0 == "0" }
    // A leading "0" orders numbers as digits.
    key.append("0")
    let length = UInt8(min(number.count, 127))
    key.unicodeScalars.append(Unicode.Scalar(length))
    key.append(contentsOf: number)
    digits = ""
  }
}
