#if Live
import ArgumentParser
import Foundation

/// A size in points, such as `1200x900`.
struct ViewSize: CustomStringConvertible {
  private static let limit = 16384

  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(argument: String) throws {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      [width, height].allSatisfy((1...Self.limit).contains)
    else {
      throw ValidationError("width and height must be from 1 to \(Self.limit), such as 1200x900.")
    }
    self.init(width: width, height: height)
  }

  var description: String { "\(width)x\(height)" }

  var cgSize: CGSize { CGSize(width: width, height: height) }
}
#endif
