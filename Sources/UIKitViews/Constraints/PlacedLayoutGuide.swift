import ConstraintSolver
import Foundation

/// A guide that lies where its view says, such as around a text that the view places by itself.
final class PlacedLayoutGuide: UILayoutGuide {
  /// In the owning view's coordinates.
  private var place = CGRect.zero

  override var layoutFrame: CGRect { place }

  override func hold(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem.Constraint] {
    [
      engine.system.add([item.left: 1], .equal, Double(place.minX)),
      engine.system.add([item.top: 1], .equal, Double(place.minY)),
      engine.system.add([item.width: 1], .equal, Double(place.width)),
      engine.system.add([item.height: 1], .equal, Double(place.height)),
    ]
  }

  func move(to frame: CGRect) {
    guard frame != place else { return }
    place = frame
    guard let item = constraintItem, let engine = item.engine, item.places.count == 4 else { return }
    for (constraint, length) in zip(item.places, [frame.minX, frame.minY, frame.width, frame.height]) {
      engine.system.setConstant(of: constraint, to: Double(length))
    }
    engine.setNeedsSolve()
  }
}
