import Foundation

/// Fills its bounds, within their rounded corners, with a gradient along a line.
open class CAGradientLayer: CALayer {
  nonisolated deinit {}

  /// `CGColor`s, from start to end. Nil or empty: nothing is shown.
  open var colors: [Any]?
  /// The location of each colour along the line, 0…1, ascending. Nil: evenly spread.
  open var locations: [NSNumber]?
  /// In the unit square of the bounds. Default: the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In the unit square of the bounds. Default: the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Only axial gradients are supported.
  open var type = CAGradientLayerType.axial

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    let colors = (colors ?? []).compactMap { CGColor.from($0) }
    guard !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let spread = CGFloat(index) / CGFloat(max(1, colors.count - 1))
      let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
      return (color, given ?? spread)
    }
    return .gradient(GradientDrawing(stops: stops, start: startPoint, end: endPoint))
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
}

/// The form of a gradient.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than "axial" change nothing: see ``CAGradientLayer/type``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from `startPoint` to `endPoint`. Beyond its ends, the colours of the ends continue.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}
