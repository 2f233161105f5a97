import Foundation

/// The natural order of names, in which `img2` comes before `IMG10`.
nonisolated enum NaturalOrder {
  /// Returns a key. The plain order of keys is the natural order of names. In a key, letters have no case or
  /// accents, and every number is preceded by its number of digits.
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

  /// Sorts names. Names with equal keys are ordered by their characters.
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
    // A leading "0" makes a number sort like a digit.
    key.append("0")
    let length = UInt8(min(number.count, 127))
    key.unicodeScalars.append(Unicode.Scalar(length))
    key.append(contentsOf: number)
    digits = ""
  }
}
