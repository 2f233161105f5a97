import ConstraintSolver
import Foundation

final class ExplicitLayoutGuide: UILayoutGuide {
  private var explicitFrame = CGRect.zero

  override var layoutFrame: CGRect { explicitFrame }

  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    [
      engine.system.add([item.left: 1], .equal, Double(explicitFrame.minX)),
      engine.system.add([item.top: 1], .equal, Double(explicitFrame.minY)),
      engine.system.add([item.width: 1], .equal, Double(explicitFrame.width)),
      engine.system.add([item.height: 1], .equal, Double(explicitFrame.height)),
    ]
  }

  func move(to frame: CGRect) {
    guard frame != explicitFrame else { return }
    explicitFrame = frame
    guard let item = constraintItem, let engine = item.engine, item.geometryConstraints.count == 4 else {
      return
    }
    for (constraint, length) in zip(
      item.geometryConstraints, [frame.minX, frame.minY, frame.width, frame.height])
    {
      engine.system.setConstant(of: constraint, to: Double(length))
    }
    engine.setNeedsSolve()
  }
}
