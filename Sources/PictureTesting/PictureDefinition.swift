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
