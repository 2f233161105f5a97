import Foundation

nonisolated extension VectorPath {
  package init(_ path: CGPath) { self = path.vectorPath }

  var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        path.addCurve(to: point, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path.copy() ?? path
  }
}
