#if Live
struct RequestHead: Equatable {
  enum Fault: Error, Equatable {
    case tooLong
    case tooLate
    case malformed(String)
  }

  var method: String
  var path: String
  var headers: [String: String] = [:]
  var isOfHTTP10 = false
  var closes = false

  static func read(from source: ByteSource, limit: Int) async throws -> RequestHead {
    var bytes: [UInt8] = []
    while !bytes.endsHead {
      guard bytes.count < limit else { throw Fault.tooLong }
      bytes.append(try await source.next())
    }
    return try RequestHead(bytes)
  }

  /// Parses a head strictly. Lenient parsers have been exploited by duplicate headers, folded lines, and
  /// names containing a space.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed("it isn't UTF-8")
    }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[0].isToken,
      words[1].hasPrefix("/"), words[1].isVisibleASCII
    else { throw .malformed("invalid request line") }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed("a header without a colon") }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, name.isVisibleASCII else {
        throw .malformed("invalid header name")
      }
      let value = line[line.index(after: colon)...].trimmingSpaces
      guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
        throw .malformed("invalid value of \(name)")
      }
      guard headers.updateValue(value, forKey: name) == nil else { throw .malformed("\(name) twice") }
    }
    isOfHTTP10 = words[2] == "HTTP/1.0"
    closes = isOfHTTP10 || connectionOptions.contains("close")
  }

  init(method: String, path: String, headers: [String: String]) {
    (self.method, self.path, self.headers) = (method, path, headers)
  }

  private var connectionOptions: [String] {
    (headers["connection"] ?? "").split(separator: ",").map { $0.trimmingSpaces.lowercased() }
  }

  var pathParts: ArraySlice<Substring> {
    path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  }

  var hasBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"].map { $0 != "0" } ?? false)
  }
}

extension [UInt8] {
  fileprivate var endsHead: Bool { count >= 4 && suffix(4).elementsEqual([13, 10, 13, 10]) }
}

extension StringProtocol {
  /// `true` if the text is ASCII without spaces and control characters. These could reach a log or a
  /// terminal.
  fileprivate var isVisibleASCII: Bool { utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } }

  /// `true` for a token as defined in RFC 9110, section 5.6.2, such as a method.
  fileprivate var isToken: Bool {
    !isEmpty && isVisibleASCII && !utf8.contains { "\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
#endif
