import CollectionView
import Foundation
import LivePage

struct Reply: Sendable {
  enum Status: Int, Sendable {
    case ok = 200
    case permanentRedirect = 308
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case tooLarge = 413
    case busy = 503

    var words: String {
      switch self {
      case .ok: "OK"
      case .permanentRedirect: "Permanent Redirect"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .tooLarge: "Content Too Large"
      case .busy: "Service Unavailable"
      }
    }
  }

  enum Body: Sendable {
    case data(Data)
    case file(OpenFile)

    var count: Int {
      switch self {
      case .data(let data): data.count
      case .file(let file): file.count
      }
    }
  }

  enum Policy: String, Sendable {
    /// Allows this server's resources, and `data:` images, which an author's own SVG may contain.
    case page = """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
      frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
      """
    /// The policy for a picture that is opened on its own. The scripts of an SVG don't run.
    case picture = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
  }

  var status = Status.ok
  var type = "text/plain; charset=utf-8"
  var body = Body.data(Data())
  var policy = Policy.page
  var isCacheable = false
  var location: String?

  static func words(_ status: Status, _ text: String) -> Reply {
    Reply(status: status, body: .data(Data((text + "\n").utf8)))
  }

  static func redirect(to path: String) -> Reply {
    var reply = words(.permanentRedirect, "The page is at \(path).")
    reply.location = path
    return reply
  }

  func head(closes: Bool) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.words)\r\n"
    func header(_ name: String, _ value: String) { head += "\(name): \(value)\r\n" }
    header("Content-Type", type)
    header("Content-Length", String(body.count))
    header("Content-Security-Policy", policy.rawValue)
    header("X-Content-Type-Options", "nosniff")
    header("X-Frame-Options", "SAMEORIGIN")
    header("Referrer-Policy", "no-referrer")
    header("Cross-Origin-Resource-Policy", "same-origin")
    header("Cross-Origin-Opener-Policy", "same-origin")
    header("Cache-Control", isCacheable ? "private, max-age=31536000, immutable" : "no-store")
    if let location { header("Location", location) }
    if status == .methodNotAllowed { header("Allow", "GET, HEAD") }
    header("Connection", closes ? "close" : "keep-alive")
    return Data((head + "\r\n").utf8)
  }
}

enum PageAssets {
  static let replies: [String: Reply] = {
    var replies = [
      "protocol.js": Reply(type: type(of: "protocol.js"), body: .data(Data(ProtocolScript.text.utf8)))
    ]
    for index in 0..<live_page_file_count() {
      let file = live_page_file(index)
      let name = String(cString: file.name)
      let reply = Reply(type: type(of: name), body: .data(Data(bytes: file.bytes, count: file.count)))
      replies[name == "index.html" ? "" : name] = reply
    }
    return replies
  }()

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    default:
      preconditionFailure("PageAssets has no content type for \(name), which LivePage.c embeds")
    }
  }
}
