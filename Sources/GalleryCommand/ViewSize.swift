import ArgumentParser
import Foundation

/// A size in points as it is written on the command line: `1200x900`.
struct ViewSize: ExpressibleByArgument, CustomStringConvertible {
  private static let limit = 16384

  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, argument.filter({ $0 == "x" }).count == 1 else { return nil }
    guard sides.allSatisfy({ (1...Self.limit).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }

  var description: String { "\(width)x\(height)" }

  var cgSize: CGSize { CGSize(width: width, height: height) }
}
