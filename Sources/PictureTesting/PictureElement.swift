import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an SVG document, in document order: its name, its attributes and its own text.
struct PictureElement: Equatable {
  let name: String
  /// Which of the elements of this name it is, from 1.
  let number: Int
  fileprivate(set) var attributes: [String: PictureValue]
  fileprivate(set) var text = ""

  /// The number tells elements apart, and says nothing about how they look.
  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.text == right.text && left.attributes == right.attributes
  }

  /// The element as a message names it: its text where it has one, else its index among its kind.
  var label: String { text.isEmpty ? "<\(name)> \(number)" : "<\(name)> \"\(text)\"" }

  /// All elements of a document, each before those within it.
  static func elements(ofSVG data: Data) throws -> [PictureElement] {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // A document that ends too early is no error to the parser on Linux.
    guard parser.parse(), reader.isWhole else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [PictureElement] = []
    var isWhole: Bool { !elements.isEmpty && open.isEmpty }
    private var open: [Int] = []
    private var counts: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      open.append(elements.count)
      elements.append(
        PictureElement(
          name: name, number: counts[name] ?? 1,
          // Identifiers are numbered through: one more definition would change them all.
          attributes: attributes.filter { $0.key != "id" }.mapValues(PictureValue.init)))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard let last = open.popLast() else { return }
      elements[last].text = elements[last].text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let last = open.last else { return }
      elements[last].text += text
    }
  }
}
