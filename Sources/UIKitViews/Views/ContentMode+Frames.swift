import Foundation

nonisolated extension UIView.ContentMode {
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let scale = CGSize(
      width: size.width > 0 ? bounds.width / size.width : 0,
      height: size.height > 0 ? bounds.height / size.height : 0)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return rect(of: size, scaledBy: min(scale.width, scale.height), in: bounds)
    case .scaleAspectFill: return rect(of: size, scaledBy: max(scale.width, scale.height), in: bounds)
    default: return rect(of: size, scaledBy: 1, in: bounds)
    }
  }

  private func rect(of size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let share = self.share
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share.x,
      y: bounds.minY + (bounds.height - size.height) * share.y,
      width: size.width, height: size.height)
  }

  private var share: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
