import FlyingSocks

/// The entrance for pages: the listening socket, and the token for access.
struct Entrance {
  let socket: Socket
  let port: UInt16
  let token: AccessToken
}
