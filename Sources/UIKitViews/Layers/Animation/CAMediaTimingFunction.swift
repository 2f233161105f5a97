import Foundation
import LayoutEngine
import UIKitAdditions

/// A cubic Bézier curve from (0, 0) to (1, 1). x is time, and y is progress.
open nonisolated class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// Creates a named curve. An unknown name means ``CAMediaTimingFunctionName/default``.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

  /// Creates a curve with control points. Their x must be in 0…1. Any other value is an error.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    guard (0...1).contains(c1x), (0...1).contains(c2x) else {
      UIKitException.raiseOnAnyThread(
        "CAMediaTimingFunction: the x of each control point must be in 0…1, not \(c1x) and \(c2x).")
      curve = .linear
      super.init()
      return
    }
    curve = TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Returns `nil`, because decoding isn't supported.
  public required init?(coder: NSCoder) { nil }

  private init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes one of the four points, from (0, 0) to (1, 1). Does nothing if the index is out of range.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
  }

  private var points: [Float] { [curve.x1, curve.y1, curve.x2, curve.y2].map { Float($0) } }

  /// Compares the control points.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

  /// A hash of the control points.
  open override var hash: Int { points.hashValue }
}

/// The name of a timing curve.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a name. An unknown name means ``default``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
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
  /// The curve in Apple's documentation.
  static let systemDefault = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}
