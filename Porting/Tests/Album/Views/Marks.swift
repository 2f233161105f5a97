import Foundation
import UIKit

/// Imports Foundation, like most iOS sources. Results must be the same as on Apple's platforms.
public enum Marks {
  public static func visible(_ frames: [CGRect], in bounds: CGRect) -> [Int] {
    frames.indices.filter { frames[$0].intersects(bounds) }
  }
}

extension CGFloat {
  public var distanceToTen: CGFloat { abs(self - 10) }
  public func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 0.5 && abs(Int(other)) >= 0 }
  public static func difference(_ first: CGFloat, _ second: CGFloat) -> CGFloat { abs(first - second) }
}
