/// An attribute's value, its numbers apart from what stands between them: "translate(10 20)" is 10 and 20 in "translate(# #)".
struct PictureValue: Equatable, CustomStringConvertible {
  private(set) var numbers: [Double] = []
  private(set) var frame = ""
  let description: String

  init(_ text: String) {
    // What images are embedded as is one opaque value, and so are colours: "#00ff00" has no numbers.
    description = text
    guard !text.hasPrefix("data:"), !text.hasPrefix("#") else {
      frame = text.hasPrefix("data:") ? text : Self.withoutNumbers(reference: text)
      return
    }
    var rest = Substring(text)
    while let first = rest.first {
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      if first == "#" {
        // A reference, "url(#c12)": which number it has depends on how many others there are.
        let name = rest.prefix { $0 != ")" }
        frame += Self.withoutNumbers(reference: String(name))
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

  /// The furthest any number is off; nil where more than numbers differ.
  func distance(to other: PictureValue) -> Double? {
    guard frame == other.frame, numbers.count == other.numbers.count else { return nil }
    return zip(numbers, other.numbers).lazy.map { abs($0 - $1) }.max() ?? 0
  }

  /// "-1.5-2" are two numbers: a minus begins another one.
  private static func number(at text: Substring) -> (Double, Int)? {
    let end = text.dropFirst().firstIndex(of: "-") ?? text.endIndex
    return Double(text[..<end]).map { ($0, text.distance(from: text.startIndex, to: end)) }
  }

  /// "#c12" becomes "#c". A colour, six hexadecimal digits, stays.
  private static func withoutNumbers(reference: String) -> String {
    let name = reference.dropFirst()
    let digits = name.dropFirst()
    guard let first = name.first, first.isLetter, !digits.isEmpty, digits.allSatisfy(\.isNumber),
      name.count != 6
    else {
      return reference
    }
    return "#\(first)"
  }
}
