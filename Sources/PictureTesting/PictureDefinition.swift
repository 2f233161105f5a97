/// What a reference in an SVG document stands for: a clip, a gradient, a filter, an image. Its name is not part of it.
struct PictureDefinition: Equatable {
  /// The element with the name, and all within it.
  private let elements: [PictureElement]
  /// How many elements before it the one is that each is in.
  private let distancesToParents: [Int?]

  /// Definitions of a document, by their names. One that is within itself stands for nothing there.
  ///
  /// - Parameters:
  ///   - elements: All of the document.
  ///   - ranges: Where in them each name's element is, and all within it.
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

  /// The furthest any number is off; nil where more than numbers differ.
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
