import CollectionView

/// A view that draws the inspector's outlines. It receives no touches, and the inspector's reports omit it.
@MainActor
final class InspectorOverlayView: UIView {
  enum Part: Int, CaseIterable {
    case outlines, question, prefetch, hovered, pinned
  }

  private let shapes = Part.allCases.map { _ in CAShapeLayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (part, shape) in zip(Part.allCases, shapes) {
      let color = part.color
      shape.strokeColor = color.cgColor
      shape.fillColor = part.isFilled ? color.withAlphaComponent(0.16).cgColor : nil
      shape.lineWidth = part.lineWidth
      if part == .question || part == .prefetch { shape.lineDashPattern = [8, 5] }
      layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the polygons of a part. Points are in the window's coordinates.
  func show(_ polygons: [[CGPoint]], as part: Part) {
    let shape = shapes[part.rawValue]
    guard !polygons.isEmpty else { return shape.path = nil }
    let path = UIBezierPath()
    for polygon in polygons {
      guard let first = polygon.first else { continue }
      path.move(to: first)
      for point in polygon.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    shape.path = path.cgPath
  }
}

extension InspectorOverlayView.Part {
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .outlines: UIColor(red: 0.25, green: 0.55, blue: 0.95, alpha: 1)
    case .question: UIColor(red: 0.9, green: 0.55, blue: 0.1, alpha: 1)
    case .prefetch: UIColor(red: 0.35, green: 0.65, blue: 0.35, alpha: 1)
    case .hovered, .pinned: UIColor(red: 0.85, green: 0.2, blue: 0.55, alpha: 1)
    }
  }

  fileprivate var isFilled: Bool { self == .hovered }

  fileprivate var lineWidth: CGFloat {
    switch self {
    case .outlines, .hovered: 1
    case .question, .prefetch, .pinned: 2
    }
  }
}
