#if Live
import CollectionView
import FlyingFox
import FlyingSocks
import Foundation
import Logging

final class LiveServer: Sendable {
  /// The time a page has to receive the reason for closing, in seconds.
  private static let patience = 1.0
  private static let refusals = 32
  /// The maximum size of the part of a file that is in memory.
  private static let pieceBytes = 64 * 1024

  typealias MakePage = @MainActor @Sendable (PageLink) -> LiveSession

  private struct Connection {
    let socket: ClientSocket
    var task: Task<Void, Never>?
    /// `true` if the connection has shown the token. Until then, a newer connection can replace it.
    var isKnown = false
    var isLeaving = false
  }

  private struct State {
    var nextNumber = 0
    var connections: [Int: Connection] = [:]
    var pages = 0

    var leaving: Int { connections.values.count(where: \.isLeaving) }
    var served: Int { connections.count - leaving }

    /// The oldest connection that hasn't shown the token.
    var oldestUnknown: Int? {
      connections.filter { !$0.value.isKnown && !$0.value.isLeaving }.keys.min()
    }
  }

  private let socket: Socket
  private let router: RequestRouter
  private let limits: LiveLimits
  private let makePage: MakePage
  private let log: Logger
  private let didEndConnection: @MainActor @Sendable () -> Void
  private let state = Locked(State())
  private let watchdog = Watchdog()

  /// - Parameter didEndConnection: Called when a connection has ended completely. Its buffers and queues
  ///   outlive its page.
  init(
    socket: Socket, router: RequestRouter, limits: LiveLimits = LiveLimits(), log: Logger,
    didEndConnection: @escaping @MainActor @Sendable () -> Void = { FreedMemory.main.giveBackSoon() },
    makePage: @escaping MakePage
  ) {
    (self.socket, self.router, self.limits, self.log, self.makePage) = (
      socket, router, limits, log, makePage
    )
    self.didEndConnection = didEndConnection
  }

  func run() async throws {
    let pool = HTTPServer.defaultPool()
    try await pool.prepare()
    let poll = Task { try await pool.run() }
    defer {
      for connection in state.withLock({ $0.connections.values }) { connection.task?.cancel() }
      poll.cancel()
      try? socket.close()
    }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    while !Task.isCancelled {
      do {
        admit(ClientSocket(try await listener.accept()))
      } catch is CancellationError {
        return
      } catch SocketError.disconnected {
        return
      } catch {
        // A shortage of file descriptors, or a client that left, is no reason to stop.
        log.warning("Failed to accept a connection: \(error.localizedDescription)")
        try await Task.sleep(nanoseconds: 50_000_000)
      }
    }
  }

  var openPages: Int { state.withLock { $0.pages } }

  var openConnections: Int { state.withLock { $0.connections.count } }

  // MARK: Connections

  private func admit(_ socket: ClientSocket) {
    let (isOpen, unknown) = state.withLock { state -> (Bool, ClientSocket?) in
      var unknown: ClientSocket?
      let isFull = state.served >= limits.connections
      if isFull {
        guard state.leaving < Self.refusals else { return (false, nil) }
        if let oldest = state.oldestUnknown {
          state.connections[oldest]?.isLeaving = true
          unknown = state.connections[oldest]?.socket
        }
      }
      let isServed = !isFull || unknown != nil
      let number = state.nextNumber
      state.nextNumber += 1
      state.connections[number] = Connection(socket: socket, isLeaving: !isServed)
      state.connections[number]?.task = Task {
        if isServed { await serve(socket, number) } else { await turnAway(socket) }
        socket.close()
        self.state.withLock { $0.connections[number] = nil }
        await didEndConnection()
      }
      return (true, unknown)
    }
    if let unknown {
      log.warning("Closed a connection without the token to make room for a newer one.")
      unknown.end()
    }
    guard !isOpen else { return }
    log.warning("Closed a connection without a reply, because there are too many.")
    socket.close()
  }

  private func turnAway(_ socket: ClientSocket) async {
    log.warning("Rejected a connection, because \(limits.connections) are already open.")
    let reply = Reply.words(
      .busy, "The maximum of \(limits.connections) connections is open. Close other pages.")
    try? await write(reply, closes: true, to: socket)
    await drain(ByteSource(socket), socket)
  }

  private func serve(_ socket: ClientSocket, _ number: Int) async {
    let source = ByteSource(socket)
    var isFirst = true
    do {
      while let handshake = try await answerRequest(from: source, on: socket, number, isFirst: isFirst) {
        isFirst = false
        guard case .socket(let bytes) = handshake else { continue }
        try await write(to: socket) { try await socket.write(bytes) }
        return await servePage(source, on: socket)
      }
    } catch let fault as RequestHead.Fault {
      let reply: Reply =
        switch fault {
        case .tooLate:
          .words(
            .requestTimeout,
            "The request took more than \(limits.requestSeconds) seconds to arrive.")
        case .tooLong: .words(.tooLarge, "The request exceeds \(limits.requestBytes) bytes.")
        case .malformed(let what): .words(.badRequest, "The request is malformed: \(what).")
        }
      log.info("Closed a connection: \(reply.status.rawValue)")
      try? await write(reply, closes: true, to: socket)
      await drain(source, socket)
    } catch {
    }
  }

  /// Answers the next request. Returns `nil` if the connection has ended.
  private func answerRequest(
    from source: ByteSource, on socket: ClientSocket, _ number: Int, isFirst: Bool
  ) async throws -> RequestRouter.Answer? {
    let isLate = Locked(false)
    let deadline = watchdog.after(limits.requestSeconds) {
      isLate.withLock { $0 = true }
      socket.endReading()
    }
    defer { watchdog.cancel(deadline) }
    let request: RequestHead
    do {
      request = try await RequestHead.read(from: source, limit: limits.requestBytes)
    } catch SocketError.disconnected where isFirst && isLate.withLock({ $0 }) {
      throw RequestHead.Fault.tooLate
    }
    watchdog.cancel(deadline)
    let answer = await router.answer(request)
    if router.hasToken(request) { state.withLock { $0.connections[number]?.isKnown = true } }
    guard case .reply(let reply) = answer else { return answer }
    let closes = reply.status != .ok || request.closes
    // A method may be long, but contains no control characters.
    if reply.status != .ok { log.info("\(request.method.prefix(16)) rejected: \(reply.status.rawValue)") }
    try await write(reply, withBody: request.method != "HEAD", closes: closes, to: socket)
    guard closes else { return answer }
    await drain(source, socket)
    return nil
  }

  private func write(
    _ reply: Reply, withBody: Bool = true, closes: Bool, to socket: ClientSocket
  ) async throws {
    let head = reply.head(closes: closes)
    try await write(to: socket) {
      switch reply.body {
      case .data(let data): try await socket.write(withBody ? head + data : head)
      case .file(let file):
        try await socket.write(head)
        if withBody { try await write(file, to: socket) }
      }
    }
  }

  /// Writes as many bytes as the head has announced. If the file has become shorter, throws an error, which
  /// ends the connection.
  private func write(_ file: OpenFile, to socket: ClientSocket) async throws {
    var offset = 0
    while offset < file.count {
      let piece = try file.bytes(at: offset, count: min(Self.pieceBytes, file.count - offset))
      guard !piece.isEmpty else { throw ImageError.truncated }
      try await socket.write(Data(piece))
      offset += piece.count
    }
  }

  private func write(to socket: ClientSocket, _ body: () async throws -> Void) async throws {
    let deadline = watchdog.after(limits.replySeconds) { socket.end() }
    defer { watchdog.cancel(deadline) }
    try await body()
  }

  // MARK: Pages

  private func servePage(_ source: ByteSource, on socket: ClientSocket) async {
    // If the page reads nothing, the write ends only when the socket is shut down.
    let link = PageLink(limit: limits.waitingBytes) { [watchdog] in
      _ = watchdog.after(Self.patience) { socket.end() }
    }
    let writer = Task {
      try? await link.write(to: socket)
      socket.endWriting()
      _ = watchdog.after(0.5) { socket.endReading() }
    }
    let reason = await withPageSlot { await readPage(source, link, socket) } ?? .full
    if reason.code != .farewell { log.info("Closed a page: \(reason.words)") }
    link.close(reason)
    await withTaskCancellationHandler {
      await writer.value
    } onCancel: {
      writer.cancel()
    }
    await drain(source, socket)
  }

  /// Calls `body` for another page, or returns `nil` if the maximum number of pages is open.
  private func withPageSlot(_ body: () async -> CloseReason) async -> CloseReason? {
    let hasSlot = state.withLock { state in
      guard state.pages < limits.pages else { return false }
      state.pages += 1
      return true
    }
    guard hasSlot else { return nil }
    defer { state.withLock { $0.pages -= 1 } }
    return await body()
  }

  private func readPage(_ source: ByteSource, _ link: PageLink, _ socket: ClientSocket) async -> CloseReason {
    let page = await makePage(link)
    let inbox = PageInbox(of: page, limit: limits.unreadBytes) { socket.endReading() }
    let silence = SilenceWatch(limit: limits.silenceSeconds, watchdog: watchdog) {
      link.send(.ping, [])
    } giveUp: {
      link.close(.silent)
    }
    let reason = await read(source, to: inbox, link, silence)
    silence.end()
    inbox.close()
    await page.pageDidClose()
    return reason
  }

  private func read(
    _ source: ByteSource, to inbox: PageInbox, _ link: PageLink, _ silence: SilenceWatch
  ) async -> CloseReason {
    var reader = WebSocketReader(limit: limits.messageBytes)
    var rate = RateLimit(perSecond: limits.messagesPerSecond, now: Watchdog.now)
    do {
      while !Task.isCancelled {
        let frame = try await WebSocketFrame.read(from: source, limit: limits.messageBytes)
        silence.heard()
        // The limit applies to frames, because a message in many pieces is as much work as many messages.
        guard rate.passes(now: Watchdog.now) else { return .tooMany }
        switch try reader.receive(frame) {
        case nil: break
        case .message(let bytes): try inbox.add(bytes)
        case .ping(let bytes): link.send(.pong, bytes)
        case .pong: break
        case .close: return .farewell
        }
      }
      return .leaving
    } catch let reason as CloseReason {
      return reason
    } catch is CancellationError {
      return .leaving
    } catch {
      return inbox.fault ?? .farewell
    }
  }

  /// Reads arriving bytes for a moment, because closing a socket with unread bytes discards the written
  /// reason for closing.
  private func drain(_ source: ByteSource, _ socket: ClientSocket) async {
    socket.endWriting()
    let deadline = watchdog.after(0.5) { socket.endReading() }
    defer { watchdog.cancel(deadline) }
    for _ in 0..<256 where !Task.isCancelled {
      guard (try? await source.next(4096)) != nil else { return }
    }
  }
}
#endif
