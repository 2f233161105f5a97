#if Live
import FlyingFox
import Foundation

/// Checks the access of requests, and routes them to the server's resources.
///
/// All paths begin with the token: `/TOKEN/` is the page, `/TOKEN/live.js` its script, `/TOKEN/image/ID` a
/// picture of a scene, and `/TOKEN/socket` the connection to the views. Names are looked up in tables, so a
/// request's path never becomes a file path.
struct RequestRouter: Sendable {
  enum Answer {
    case reply(Reply)
    case socket(handshake: Data)
  }

  let token: AccessToken
  let isLoopback: Bool
  let assets: [String: Reply]
  let images: ImageStore

  func answer(_ request: RequestHead) async -> Answer {
    guard let host = request.headers["host"].flatMap(HostName.init), isOwn(host) else {
      return .reply(
        .words(.forbidden, "This server accepts only IP addresses and localhost as its host name."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .reply(.words(.methodNotAllowed, "This server accepts only GET and HEAD requests."))
    }
    guard !request.hasBody else {
      return .reply(.words(.badRequest, "This server accepts no request bodies."))
    }
    let parts = request.pathParts
    guard let given = parts.first, hasToken(request) else {
      return .reply(
        .words(.forbidden, "Open the full address that the program printed."))
    }
    // The page's links are relative, so its address ends with a slash.
    guard parts.count > 1 else { return .reply(.redirect(to: "/\(given)/")) }
    let path = parts.dropFirst().joined(separator: "/")
    guard path == LiveProtocol.Path.socket.rawValue else {
      return .reply(await reply(to: path, from: request))
    }
    return await openSocket(request)
  }

  func hasToken(_ request: RequestHead) -> Bool { request.pathParts.first.map { token.matches($0) } ?? false }

  private func reply(to path: String, from request: RequestHead) async -> Reply {
    guard isOwnPage(request, originRequired: false) else {
      return .words(.forbidden, "Pages from other sites have no access.")
    }
    if let asset = assets[path] { return asset }
    let folder = LiveProtocol.Path.images.rawValue
    if path.hasPrefix(folder), let picture = images.reply(to: path.dropFirst(folder.count)) {
      return picture
    }
    return .words(.notFound, "There is no page at this address.")
  }

  private func openSocket(_ request: RequestHead) async -> Answer {
    let noSocket = Answer.reply(
      .words(.badRequest, "This address accepts only WebSocket connections."))
    // Required by RFC 6455, section 4.1.
    guard request.method == "GET", !request.isOfHTTP10 else { return noSocket }
    guard isOwnPage(request, originRequired: true) else {
      return .reply(.words(.forbidden, "Only this server's own page may connect."))
    }
    let fields = request.headers.map { (HTTPHeader($0.key), $0.value) }
    let handshake = HTTPRequest(
      method: .GET, version: .http11, path: "/", query: [],
      headers: [HTTPHeader: String](fields) { first, _ in first }, body: Data())
    // Uses only the handshake of this handler. The server reads the frames itself, to limit them.
    let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: EchoWSMessageHandler()))
    guard let response = try? await handler.handleRequest(handshake),
      response.statusCode == .switchingProtocols,
      let accept = response.headers[.webSocketAccept]
    else { return noSocket }
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(accept)",
    ]
    return .socket(handshake: Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  private func isOwn(_ host: HostName) -> Bool {
    isLoopback ? host.isLoopback : host.isLoopback || host.isAddress
  }

  /// Returns `true` if the request comes from the server's own page. Browsers indicate the origin in
  /// different ways.
  private func isOwnPage(_ request: RequestHead, originRequired: Bool) -> Bool {
    if let origin = request.headers["origin"] {
      guard let host = request.headers["host"], origin.lowercased() == "http://" + host.lowercased() else {
        return false
      }
    } else if originRequired {
      return false
    }
    // The page itself may be opened from anywhere: a link in a terminal, a note, or an email.
    guard let site = request.headers["sec-fetch-site"], request.headers["sec-fetch-mode"] != "navigate" else {
      return true
    }
    return site == "same-origin" || site == "none"
  }
}
#endif
