import FlyingSocks

/// Where pages come in: the listening socket, and the token that lets them.
struct Entrance {
  let socket: Socket
  let port: UInt16
  let token: AccessToken
}
