/// An attribute's value, with the numbers separated from the text: "translate(10 20)" is 10 and 20 in
/// "translate(# #)".
struct PictureValue: Equatable, CustomStringConvertible {
  private(set) var numbers: [Double] = []
  private(set) var frame = ""
  /// The names of the value's references. Their definitions are `nil` if the document lacks them.
  private(set) var references: [String] = []
  var definitions: [PictureDefinition?] = []
  let description: String

  init(_ text: String) {
    // Embedded images and colors such as "#00ff00" contain no numbers.
    description = text
    guard !text.hasPrefix("data:"), !text.hasPrefix("#") else {
      if text.hasPrefix("data:") { frame = text } else { add(reference: text) }
      return
    }
    var rest = Substring(text)
    while let first = rest.first {
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      if first == "#" {
        // The number in "url(#c12)" depends on the number of other references.
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

  /// Compares the targets of references, not their names.
  static func == (left: Self, right: Self) -> Bool {
    left.frame == right.frame && left.numbers == right.numbers && left.definitions == right.definitions
  }

  /// Returns `true` if the values are equal apart from the targets of their references.
  func isLike(_ other: PictureValue) -> Bool { frame == other.frame && numbers == other.numbers }

  /// Returns the largest difference between numbers, including those in the targets of references. Returns
  /// `nil` if anything else differs.
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

  /// Parses the first number, and returns it with its length. "-1.5-2" contains two numbers.
  private static func number(at text: Substring) -> (Double, Int)? {
    let end = text.dropFirst().firstIndex(of: "-") ?? text.endIndex
    return Double(text[..<end]).map { ($0, text.distance(from: text.startIndex, to: end)) }
  }

  /// Adds a reference. Two references such as "#c12" are equal if they have the same letter and target. A
  /// six-digit color counts as text.
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

/// The target of a reference in an SVG document: a clip, gradient, filter, or image, without its name.
struct PictureDefinition: Equatable {
  private let elements: [PictureElement]
  /// For each element, the number of elements back to its parent.
  private let distancesToParents: [Int?]

  /// Returns a document's definitions by name. A reference from a definition to itself is ignored.
  ///
  /// - Parameter ranges: The range of each named element, including everything inside it.
  static func definitions(
    in elements: [PictureElement], _ ranges: [String: Range<Int>]
  ) -> [String: PictureDefinition] {
    var (found, open): ([String: PictureDefinition], Set<String>) = ([:], [])
    func definition(_ name: String) -> PictureDefinition? {
      if let known = found[name] { return known }
      guard let range = ranges[name], open.insert(name).inserted else { return nil }
      defer { open.remove(name) }
      let definition = PictureDefinition(
        elements: elements[range].map { $0.resolved(by: definition) },
        distancesToParents: range.map { index in
          index == range.lowerBound ? nil : elements[index].parent.map { index - $0 }
        })
      found[name] = definition
      return definition
    }
    for name in ranges.keys.sorted() { _ = definition(name) }
    return found
  }

  /// Returns the largest difference between numbers, or `nil` if anything else differs.
  func distance(to other: PictureDefinition) -> Double? {
    guard elements.count == other.elements.count, distancesToParents == other.distancesToParents else {
      return nil
    }
    return zip(elements, other.elements).reduce(0 as Double?) { furthest, pair in
      guard let furthest, let distance = pair.0.distance(to: pair.1) else { return nil }
      return max(furthest, distance)
    }
  }
}
