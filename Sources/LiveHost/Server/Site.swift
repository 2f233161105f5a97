import FlyingFox
import Foundation

/// What is found where, and who may have it.
///
/// Everything lies under the token: `/TOKEN/` is the page, `/TOKEN/live.js` its script, `/TOKEN/image/ID` a
/// picture that a scene shows, `/TOKEN/socket` the way to the views. Names are looked up in tables: no path
/// leads to a file.
struct Site: Sendable {
  enum Answer {
    case reply(Reply)
    /// The page may open its socket; the bytes are the handshake's.
    case socket(handshake: Data)
  }

  let token: AccessToken
  /// Whether the server can be reached from this machine only.
  let isLoopback: Bool
  let assets: [String: Reply]
  let images: ImageStore

  func answer(_ request: RequestHead) async -> Answer {
    guard let host = request.headers["host"].flatMap(HostName.init), isOwn(host) else {
      return .reply(
        .words(.forbidden, "This server answers to addresses and to localhost, not to other names."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .reply(.words(.methodNotAllowed, "There is nothing to send here."))
    }
    guard !request.hasBody else { return .reply(.words(.badRequest, "There is nothing to send here.")) }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let given = parts.first, token.matches(given) else {
      return .reply(
        .words(.forbidden, "Open the address that the program printed, with all of its characters."))
    }
    let path = parts.dropFirst().joined(separator: "/")
    guard path == "socket" else { return .reply(await reply(to: path, from: request)) }
    return await openSocket(request)
  }

  private func reply(to path: String, from request: RequestHead) async -> Reply {
    guard isOwnPage(request, originRequired: false) else {
      return .words(.forbidden, "Other pages get nothing.")
    }
    if let asset = assets[path] { return asset }
    if path.hasPrefix("image/"), let picture = images.reply(to: path.dropFirst("image/".count)) {
      return picture
    }
    return .words(.notFound, "There is nothing here.")
  }

  private func openSocket(_ request: RequestHead) async -> Answer {
    guard isOwnPage(request, originRequired: true) else {
      return .reply(.words(.forbidden, "Only this server's own page may connect."))
    }
    let fields = request.headers.map { (HTTPHeader($0.key), $0.value) }
    let handshake = HTTPRequest(
      method: .GET, version: .http11, path: "/", query: [],
      headers: [HTTPHeader: String](fields) { first, _ in first }, body: Data())
    // Only what it answers to a handshake is of interest; the frames are read by us, within limits.
    let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: EchoWSMessageHandler()))
    guard let response = try? await handler.handleRequest(handshake),
      response.statusCode == .switchingProtocols,
      let accept = response.headers[.webSocketAccept]
    else { return .reply(.words(.badRequest, "This address is for WebSockets.")) }
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(accept)",
    ]
    return .socket(handshake: Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  private func isOwn(_ host: HostName) -> Bool {
    isLoopback ? host.isLoopback : host.isLoopback || host.isAddress
  }

  /// Whether the page that asks came from here. Browsers tell, each in its way.
  private func isOwnPage(_ request: RequestHead, originRequired: Bool) -> Bool {
    if let origin = request.headers["origin"] {
      guard let host = request.headers["host"], origin.lowercased() == "http://" + host.lowercased() else {
        return false
      }
    } else if originRequired {
      return false
    }
    // The page itself may be opened from anywhere: by a link in a terminal, a note, a mail.
    guard let site = request.headers["sec-fetch-site"], request.headers["sec-fetch-mode"] != "navigate" else {
      return true
    }
    return site == "same-origin" || site == "none"
  }
}
