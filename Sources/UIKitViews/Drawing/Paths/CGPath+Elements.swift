#if os(macOS)
import CoreGraphics

nonisolated extension CGPath {
  var vectorPath: VectorPath {
    var result = VectorPath()
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: result.append(.move(points[0]))
      case .addLineToPoint: result.append(.line(points[0]))
      case .addQuadCurveToPoint: result.append(.quad(points[1], control: points[0]))
      case .addCurveToPoint: result.append(.curve(points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: result.append(.close)
      @unknown default: break
      }
    }
    return result
  }
}
#endif
