#if Live
import ArgumentParser
import Foundation

/// An offset such as `0,400`.
struct ContentOffset {
  var cgPoint: CGPoint

  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw ValidationError("x and y must be numbers of points, such as 0,400.")
    }
    cgPoint = CGPoint(x: x, y: y)
  }
}
#endif
