/// An attribute's value, its numbers apart from what stands between them: "translate(10 20)" is 10 and 20 in "translate(# #)".
struct PictureValue: Equatable, CustomStringConvertible {
  private(set) var numbers: [Double] = []
  private(set) var frame = ""
  /// The names of what it refers to, and what that is: nil where the document does not say.
  private(set) var references: [String] = []
  var definitions: [PictureDefinition?] = []
  let description: String

  init(_ text: String) {
    // What images are embedded as is one opaque value, and so are colours: "#00ff00" has no numbers.
    description = text
    guard !text.hasPrefix("data:"), !text.hasPrefix("#") else {
      if text.hasPrefix("data:") { frame = text } else { add(reference: text) }
      return
    }
    var rest = Substring(text)
    while let first = rest.first {
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      if first == "#" {
        // A reference, "url(#c12)": which number it has depends on how many others there are.
        let name = rest.prefix { $0 != ")" }
        add(reference: String(name))
        rest = rest.dropFirst(name.count)
      } else if !digits.isEmpty, let (number, length) = Self.number(at: digits) {
        numbers.append(number)
        frame += "#"
        rest = rest.dropFirst(length)
      } else {
        frame.append(first)
        rest = rest.dropFirst()
      }
    }
  }

  /// What it refers to counts, not the names of that.
  static func == (left: Self, right: Self) -> Bool {
    left.frame == right.frame && left.numbers == right.numbers && left.definitions == right.definitions
  }

  /// Whether it differs, if at all, only in what it refers to.
  func isLike(_ other: PictureValue) -> Bool { frame == other.frame && numbers == other.numbers }

  /// The furthest any number is off, also in what it refers to; nil where more than numbers differ.
  func distance(to other: PictureValue) -> Double? {
    guard frame == other.frame, numbers.count == other.numbers.count,
      definitions.count == other.definitions.count
    else { return nil }
    var furthest = zip(numbers, other.numbers).lazy.map { abs($0 - $1) }.max() ?? 0
    for (own, another) in zip(definitions, other.definitions) where own != another {
      guard let distance = another.flatMap({ own?.distance(to: $0) }) else { return nil }
      furthest = max(furthest, distance)
    }
    return furthest
  }

  /// "-1.5-2" are two numbers: a minus begins another one.
  private static func number(at text: Substring) -> (Double, Int)? {
    let end = text.dropFirst().firstIndex(of: "-") ?? text.endIndex
    return Double(text[..<end]).map { ($0, text.distance(from: text.startIndex, to: end)) }
  }

  /// Of "#c12", "#c" is compared, and what it refers to. A colour, six hexadecimal digits, stays.
  private mutating func add(reference: String) {
    let name = reference.dropFirst()
    let digits = name.dropFirst()
    guard let first = name.first, first.isLetter, !digits.isEmpty, digits.allSatisfy(\.isNumber),
      name.count != 6
    else {
      frame += reference
      return
    }
    frame += "#\(first)"
    references.append(String(name))
  }
}
