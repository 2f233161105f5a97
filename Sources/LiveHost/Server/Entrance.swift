#if Live
import FlyingSocks

struct Entrance {
  let socket: Socket
  let port: UInt16
  let token: AccessToken
}
#endif
