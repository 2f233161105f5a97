import Foundation
import LayoutEngine
import UIKitAdditions

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1). x is time, y is progress.
open nonisolated class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// A named curve. Unknown names mean ``CAMediaTimingFunctionName/default``.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

  /// A curve with these control points. Their x must lie within 0…1, or time would go backward: anything else
  /// is an error.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    guard (0...1).contains(c1x), (0...1).contains(c2x) else {
      UIKitException.raiseOnAnyThread(
        "CAMediaTimingFunction: the x of a control point must lie within 0…1, not at \(c1x) and \(c2x).")
      curve = .linear
      super.init()
      return
    }
    curve = TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// There are no archives to decode here.
  public required init?(coder: NSCoder) { nil }

  private init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes x and y of one of the four points. The first is (0, 0), the last (1, 1). Does nothing for another
  /// index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
  }

  /// In single precision, in which they are given and read.
  private var points: [Float] { [curve.x1, curve.y1, curve.x2, curve.y2].map { Float($0) } }

  /// Compares the points.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

  /// Hashes the points.
  open override var hash: Int { points.hashValue }
}

/// The name of a curve.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than those below mean ``default``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A quick start and a slow end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    default: .systemDefault
    }
  }
}

nonisolated extension TimingCurve {
  /// Core Animation's, from Apple's documentation.
  static let systemDefault = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}
