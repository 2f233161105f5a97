import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Rendering

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  private func count(_ part: String, in svg: String) -> Int { svg.components(separatedBy: part).count - 1 }

  @Test(arguments: Scene.allCases)
  func `every SVG is well formed and defines each referenced ID exactly once`(scene: Scene) {
    let svg = scene.view.svg(options: SVGOptions(background: .white, title: "<\(scene)> & more"))
    let reader = ReferenceReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    expectEqual((reader.title, "<\(scene)> & more"), (Set(reader.ids).count, reader.ids.count))
    #expect(reader.references.isSubset(of: reader.ids))
    #expect(reader.references.count == reader.ids.count, "every definition is used")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.0 / 3, "0.333"),
      (2.0 / 3, "0.667"),
      (-12.3456, "-12.346"), (0.001, "0.001"), (0.05, "0.05"), (100.10, "100.1"), (1e6, "1000000"),
      (1e300, "0"),
      (.nan, "0"), (.infinity, "0"), (0.9996, "1"),
    ] as [(Double, String)])
  func `numbers are written briefly, with at most three decimals`(_ row: (value: Double, text: String)) {
    #expect(row.value.svg() == row.text)
  }

  @Test func `markup is escaped, and characters invalid in XML are removed`() {
    expectEqual(
      ("plain ünïcode 日本 😀".escapedForXML, "plain ünïcode 日本 😀"),
      ("<a href=\"x\">&amp;</a>".escapedForXML, "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;"),
      ("a\u{0}b\u{8}c\u{1F}d\u{7F}e\u{FFFE}f\u{FFFF}g\u{FFFD}".escapedForXML, "abcdefg\u{FFFD}"),
      ("a\tb\nc\r\nd".escapedForXML, "a b c  d"))
  }

  @Test func `an image used several times is embedded once, even if it was read twice`() {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>"
    for index in 0..<3 {
      let view = UIImageView(image: UIImage(svg: text))
      view.frame.origin.x = CGFloat(index * 10)
      root.addSubview(view)
    }
    let svg = root.svg()
    expectEqual((count("data:image/svg+xml;base64,", in: svg), 1), (count("<use ", in: svg), 3))
    root.subviews[0].removeFromSuperview()
    root.subviews[0].removeFromSuperview()
    expectEqual((count("<use ", in: root.svg()), 0), (count("<image ", in: root.svg()), 1))
  }

  @Test func `linked images refer to their files, and missing files are left out`() throws {
    let path = NSTemporaryDirectory() + "rendering & test \(UUID().uuidString).svg"
    try "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>"
      .write(toFile: path, atomically: true, encoding: .utf8)
    root.addSubview(UIImageView(image: UIImage(contentsOfFile: path)))
    #expect(root.svg(options: SVGOptions(images: .linked)).contains("href=\"file:///"))
    #expect(root.svg().contains("data:image/svg+xml"))
    try FileManager.default.removeItem(atPath: path)
    #expect(!root.svg().contains("<image"))
  }

  @Test func `after a file is overwritten, only the image loaded from the new file is drawn`() throws {
    let path = NSTemporaryDirectory() + "rendering \(UUID().uuidString).svg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for color in ["red", "tan"] {
      try "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\" fill=\"\(color)\"/>"
        .write(toFile: path, atomically: true, encoding: .utf8)
      root.addSubview(UIImageView(image: UIImage(contentsOfFile: path)))
    }
    let svg = root.svg()
    #expect(count("<image ", in: svg) + count("<use ", in: svg) == 1)
    #expect(svg.contains(try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()))
  }

  @Test
  func `a linked rotated photo keeps its displayed size and the browser rotates it`()
    throws
  {
    let path = NSTemporaryDirectory() + "turned \(UUID().uuidString).jpg"
    try Pictures.turned.encodedData()?.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let view = UIImageView(image: UIImage(contentsOfFile: path))
    root.addSubview(view)
    let svg = root.svg(options: SVGOptions(images: .linked))
    #expect(svg.contains("<image width=\"30\" height=\"60\""))
    #expect(!svg.contains("image-orientation"))
  }

  @Test(arguments: [UIView.ContentMode.scaleToFill, .center])
  func `an embedded rotated image is rotated by the SVG's transform`(mode: UIView.ContentMode) {
    let view = UIImageView(image: Pictures.turned)
    view.contentMode = mode
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    root.addSubview(view)
    // Encoded as 60 × 30: the left edge ends up at the top, the top edge at the right.
    #expect(root.svg().contains("style=\"image-orientation:none\""))
    #expect(root.svg().contains("transform=\"matrix(0 1 -1 0 30 0)\""))
  }

  @Test func `equal shadows share one filter, and equal clips share one path`() {
    for index in 0..<5 {
      let card = UIView(frame: CGRect(x: index * 12, y: index, width: 10, height: 10))
      card.backgroundColor = .white
      card.layer.shadowOpacity = 0.5
      root.addSubview(card)
      let clip = UIView(frame: card.bounds)
      clip.layer.cornerRadius = 3
      clip.clipsToBounds = true
      card.addSubview(clip)
      let inner = UIView(frame: card.bounds)
      inner.backgroundColor = .red
      clip.addSubview(inner)
    }
    let svg = root.svg()
    expectEqual(
      (count("<filter ", in: svg), 1),
      (count("<clipPath ", in: svg), 1),
      (count("clip-path=", in: svg), 5))
  }

  @Test func `without exact widths, only runs measured in ems get a textLength`() {
    let label = UILabel(frame: root.bounds)
    label.font = .systemFont(ofSize: 10)
    root.addSubview(label)
    label.text = "plain"
    #expect(!root.svg().contains("textLength"))
    label.text = "a日本b"
    #expect(
      root.svg().contains(
        ">a<tspan textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\">日本</tspan>b</text>"))
    label.text = "ไทย"
    #expect(!root.svg().contains("textLength"))
  }

  @Test(arguments: [(" a", true), ("a  b", true), ("a\t b", true), ("a \u{7} b", true), ("a b c", false)])
  func `xml:space is set only if SVG would collapse spaces of the text`(text: String, isPreserved: Bool) {
    let label = UILabel(frame: root.bounds)
    label.text = text
    root.addSubview(label)
    let lines = root.svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("xml:space=\"preserve\"") == isPreserved)
  }

  @Test func `textLength of text measured in ems includes the kerning`() {
    let label = UILabel(frame: root.bounds)
    label.attributedText = NSAttributedString(
      string: "日本語", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 10])
    root.addSubview(label)
    let svg = root.svg()
    #expect(svg.contains("letter-spacing=\"10\""))
    #expect(svg.contains("<tspan textLength=\"90\""))
  }

  @Test(arguments: [
    (CGRect(x: 10, y: 10, width: 20, height: 20), 1, false),
    (CGRect(x: 10, y: 10, width: 20, height: 20), 0.5, true),
    (CGRect(x: 30, y: -10, width: 20, height: 20), 1, true),
  ])
  func `a view casts its background's shadow unless its contents cast more`(
    frame: CGRect, alpha: CGFloat, castsMore: Bool
  ) {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    card.backgroundColor = UIColor(white: 1, alpha: alpha)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = CGSize(width: 40, height: 0)
    root.addSubview(card)
    let badge = UIView(frame: frame)
    badge.backgroundColor = .red
    card.addSubview(badge)
    let casting = root.svg().split(separator: "\n").filter { $0.contains("filter=") }
    #expect(casting.count == 1)
    #expect(casting[0].hasPrefix(castsMore ? "<g " : "<rect "))
    // Contents clipped by the badge cast no shadow.
    badge.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    badge.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.backgroundColor = .blue
    badge.addSubview(inner)
    card.backgroundColor = .white
    #expect(root.svg().split(separator: "\n").contains { $0.hasPrefix("<rect ") && $0.contains("filter=") })
  }

  @Test func `in perspective, a view without a background casts the shadow of its contents`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    label.text = "Text"
    (label.layer.shadowOpacity, label.layer.shadowOffset) = (1, CGSize(width: 0, height: 4))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    label.transform3D = CATransform3DRotate(transform, 0.8, 0, 1, 0)
    root.addSubview(label)
    let lines = root.svg().split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("<path") && $0.contains("filter=") })
    let shadow = try #require(lines.firstIndex { $0.hasPrefix("<g filter=") })
    #expect(lines[shadow + 1].hasPrefix("<text"))
    // The shadow of a background stays in the plane of the view.
    label.backgroundColor = .white
    let filled = root.svg().split(separator: "\n")
    #expect(filled.contains { $0.hasPrefix("<path") && $0.contains("filter=") })
    #expect(!filled.contains { $0.hasPrefix("<g filter=") })
  }

  @Test(arguments: [false, true])
  func `a label that clips its text clips neither its shadow nor its subviews`(isRich: Bool) throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    label.text = "A long text"
    if isRich {
      label.attributedText = NSAttributedString(
        string: "A long text", attributes: [.foregroundColor: UIColor.red])
    }
    label.lineBreakMode = .byClipping
    label.layer.shadowOpacity = 1
    root.addSubview(label)
    let badge = UIView(frame: CGRect(x: 30, y: -10, width: 20, height: 20))
    badge.backgroundColor = .red
    label.addSubview(badge)
    let lines = root.svg().split(separator: "\n")
    let shadow = try #require(lines.firstIndex { $0.contains("filter=") })
    let clip = try #require(lines.firstIndex { $0.contains("clip-path=") })
    let text = try #require(lines.firstIndex { $0.hasPrefix("<text") })
    let end = try #require(lines[text...].firstIndex { $0 == "</g>" })
    let subview = try #require(lines.firstIndex { $0.hasPrefix("<rect ") && $0.contains("fill=") })
    #expect(shadow < clip)
    #expect(clip < text)
    #expect(end < subview)
  }

  @Test func `the background color is resolved with the view's traits`() {
    root.overrideUserInterfaceStyle = .dark
    #expect(root.svg(options: SVGOptions(background: .systemBackground)).contains("fill=\"#000000\""))
    #expect(!root.svg().contains("<rect"))
  }
}

private final class ReferenceReader: NSObject, XMLParserDelegate {
  var ids: [String] = []
  var references: Set<String> = []
  var title = ""
  private var isInTitle = false

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInTitle = element == "title"
    if let id = attributes["id"] { ids.append(id) }
    for (name, value) in attributes {
      if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
      if name == "href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { if isInTitle { title += string } }
}
