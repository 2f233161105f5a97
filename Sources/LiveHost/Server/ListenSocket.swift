#if Live
import FlyingSocks
import Foundation

enum ListenSocket {
  enum Port: Equatable {
    case exactly(UInt16)
    /// This port or the next free one.
    case from(UInt16)
  }

  private static let tries: UInt16 = 100

  static func open(host: String, port: Port) throws(LivePreviewError) -> (socket: Socket, port: UInt16) {
    switch port {
    case .exactly(let port): return try open(host: host, number: port)
    case .from(let first):
      var number = first
      while true {
        do {
          return try open(host: host, number: number)
        } catch .portInUse
          where number < first.addingReportingOverflow(Self.tries).partialValue && number < .max
        {
          number += 1
        } catch {
          throw error
        }
      }
    }
  }

  static func adopt(descriptor: Int32) -> (socket: Socket, port: UInt16)? {
    let socket = Socket(file: .init(rawValue: descriptor))
    return port(of: socket).map { (socket, $0) }
  }

  private static func open(host: String, number: UInt16) throws(LivePreviewError) -> (
    socket: Socket, port: UInt16
  ) {
    do {
      // `localhost` is the only supported name, because it needs no name service.
      let numbers = host == "localhost" ? "127.0.0.1" : host
      if let address = try? sockaddr_in.inet(ip4: numbers, port: number) {
        return try listen(at: address)
      }
      guard let address = try? sockaddr_in6.inet6(ip6: host, port: number) else {
        throw LivePreviewError.notAnAddress(host)
      }
      return try listen(at: address)
    } catch let error as LivePreviewError {
      throw error
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw .portInUse(number)
    } catch SocketError.failed(_, _, let message) {
      throw .cannotListen(host: host, port: number, reason: message)
    } catch {
      throw .cannotListen(host: host, port: number, reason: error.localizedDescription)
    }
  }

  private static func listen(at address: some SocketAddress) throws -> (socket: Socket, port: UInt16) {
    let socket = try Socket(domain: Int32(type(of: address).family), type: .stream)
    do {
      // A port whose connections have just ended counts as free.
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    try socket.listen()
    return (socket, port(of: socket) ?? 0)
  }

  private static func port(of socket: Socket) -> UInt16? {
    switch try? socket.sockname() {
    case .ip4(_, let port): port
    case .ip6(_, let port): port
    default: nil
    }
  }
}

/// The socket on which the server listens, its port, and the token that clients must know.
struct ServerEndpoint {
  let socket: Socket
  let port: UInt16
  let token: AccessToken
}
#endif
