import Foundation

// SVG 2, 8.2: the size is the root element's width and height. A missing value follows from the aspect ratio
// of the viewBox.
nonisolated extension ImageHeader {
  /// The number of bytes to search for the root element.
  private static let svgLimit = 65536

  static func isSVG(_ bytes: ImageBytes) throws(ImageError) -> Bool {
    try svgRoot(of: bytes) != nil
  }

  static func svg(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
    guard let start = try svgRoot(of: bytes) else { throw .unknownFormat }
    let tag = start.prefix { $0 != UInt8(ascii: ">") }
    guard tag.count < start.count else { throw .truncated }
    let attributes = String(decoding: tag, as: UTF8.self)
    let width = svgAttribute("width", in: attributes).flatMap(cssLength)
    let height = svgAttribute("height", in: attributes).flatMap(cssLength)
    let box = svgAttribute("viewBox", in: attributes)?
      .split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }
    let ratio: Double? = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0[2] / $0[3] : nil }
    let size: CGSize
    switch (width, height, box, ratio) {
    case (let width?, let height?, _, _): size = CGSize(width: width, height: height)
    case (let width?, nil, _, let ratio?): size = CGSize(width: width, height: width / ratio)
    case (nil, let height?, _, let ratio?): size = CGSize(width: height * ratio, height: height)
    case (nil, nil, let box?, _?): size = CGSize(width: box[2], height: box[3])
    default: throw .malformed(.svg, "it has neither a size nor a viewBox")
    }
    guard size.width.isFinite, size.height.isFinite else {
      throw .malformed(.svg, "its size is out of range")
    }
    return ImageHeader(format: .svg, pixelSize: size)
  }

  private static func svgRoot(of bytes: ImageBytes) throws(ImageError) -> ArraySlice<UInt8>? {
    var rest = try bytes.prefix(at: 0, limit: 64)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    guard rest.first(where: { !isSpace($0) }) == UInt8(ascii: "<") else { return nil }
    rest = try bytes.prefix(at: 0, limit: svgLimit)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: isSpace)
      if rest.starts(with: "<svg".utf8) {
        let next = rest.dropFirst(4).first
        guard let next else { throw .truncated }
        return isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") ? rest : nil
      }
      let terminator: String
      if rest.starts(with: "<!--".utf8) {
        terminator = "-->"
      } else if rest.starts(with: "<?".utf8) {
        terminator = "?>"
      } else if rest.starts(with: "<!DOCTYPE svg".utf8) {
        terminator = ">"
      } else {
        return nil
      }
      guard let end = rest.firstRange(of: terminator.utf8) else { return nil }
      rest = rest[end.upperBound...]
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func svgAttribute(_ name: String, in tag: String) -> Substring? {
    var rest = tag.dropFirst(4)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest = rest.dropFirst()
      guard let close = rest.firstIndex(of: quote) else { return nil }
      if key == name { return rest[..<close] }
      rest = rest[rest.index(after: close)...]
    }
    return nil
  }

  /// A length in CSS pixels, or `nil` for percentages and font-relative lengths.
  private static func cssLength(_ text: Substring) -> Double? {
    let pixels = ["px": 1, "": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54]
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), let factor = pixels[String(text.dropFirst(number.count))] else {
      return nil
    }
    return value * factor
  }
}
