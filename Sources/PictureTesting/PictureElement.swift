import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

struct PictureElement: Equatable {
  let name: String
  /// The position among elements with the same name, starting at 1.
  let number: Int
  let view: String?
  let parent: Int?
  fileprivate(set) var attributes: [String: PictureValue]
  fileprivate(set) var text = ""

  /// Compares the appearance. ``PictureComparison`` checks the parents.
  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.text == right.text && left.attributes == right.attributes
  }

  /// The view's name, or the element's text, or its number among elements of the same kind.
  var label: String {
    if let view { return "\(view), <\(name)>" }
    return text.isEmpty ? "<\(name)> \(number)" : "<\(name)> \"\(text)\""
  }

  func resolved(by definition: (String) -> PictureDefinition?) -> PictureElement {
    var copy = self
    for (name, value) in attributes where !value.references.isEmpty {
      copy.attributes[name]?.definitions = value.references.map(definition)
    }
    return copy
  }

  func distance(to other: PictureElement) -> Double? {
    guard name == other.name, text == other.text, attributes.count == other.attributes.count else {
      return nil
    }
    return attributes.reduce(0 as Double?) { furthest, attribute in
      guard let furthest, let value = other.attributes[attribute.key],
        let distance = attribute.value.distance(to: value)
      else { return nil }
      return max(furthest, distance)
    }
  }

  /// Returns the elements of a document. Each comes before its children.
  static func elements(ofSVG data: Data) throws -> [PictureElement] {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // The parser on Linux doesn't report a document that ends too early.
    guard parser.parse(), reader.isWhole else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    let definitions = PictureDefinition.definitions(in: reader.elements, reader.named)
    return reader.elements.map { element in element.resolved { definitions[$0] } }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [PictureElement] = []
    /// The ranges of the named elements, including everything inside them.
    var named: [String: Range<Int>] = [:]
    var isWhole: Bool { !elements.isEmpty && open.isEmpty }
    private var open: [(index: Int, id: String?)] = []
    private var counts: [String: Int] = [:]
    private var view: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      let parent = open.last?.index
      open.append((elements.count, attributes["id"]))
      elements.append(
        PictureElement(
          name: name, number: counts[name] ?? 1, view: view, parent: parent,
          // Identifiers are numbered, so one more definition would change them all.
          attributes: attributes.filter { $0.key != "id" }.mapValues(PictureValue.init)))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard let (last, id) = open.popLast() else { return }
      elements[last].text = elements[last].text.trimmingCharacters(in: .whitespacesAndNewlines)
      if let id { named[id] = last..<elements.count }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) { view = comment.isEmpty ? nil : comment }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let (last, _) = open.last else { return }
      elements[last].text += text
    }
  }
}
