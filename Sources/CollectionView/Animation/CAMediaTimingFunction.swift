#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// How progress follows time: a cubic Bézier curve from (0, 0) to (1, 1), time across and progress upward.
open nonisolated class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// One of the named curves; ``CAMediaTimingFunctionName/default`` for other names.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(name.curve) }

  /// The points' x must lie within 0…1, or time would go back: anything else is an error.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    guard (0...1).contains(c1x), (0...1).contains(c2x) else {
      UIKitException.raiseOnAnyThread(
        "CAMediaTimingFunction: the x of a control point must lie within 0…1, not at \(c1x) and \(c2x)")
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

  /// Writes x and y of one of the four points, of which the first is (0, 0) and the last (1, 1). Does nothing for another
  /// index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
  }

  /// In single precision, as they are given and read.
  private var points: [Float] { [curve.x1, curve.y1, curve.x2, curve.y2].map { Float($0) } }

  /// By the points.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

  /// By the points.
  open override var hash: Int { points.hashValue }
}

/// The name of a curve.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Other names than those below mean ``default``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
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
#endif
