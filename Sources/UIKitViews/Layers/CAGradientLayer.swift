import Foundation

/// A layer that fills its rounded bounds with a gradient.
open class CAGradientLayer: CALayer {
  nonisolated deinit {}

  /// The `CGColor` values from start to end. If there are none, no gradient is drawn.
  open var colors: [Any]? { didSet { noteChange() } }
  /// The locations of the colors, from 0 to 1 in ascending order. `nil` means evenly spaced.
  open var locations: [NSNumber]? { didSet { noteChange() } }
  /// The start in the unit square, by default the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
  /// The end in the unit square, by default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
  /// The form. Only axial gradients are supported.
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
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a type. Names other than "axial" have no effect.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient from `startPoint` to `endPoint`. The first and last colors continue beyond these points.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}
