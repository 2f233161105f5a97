import ConstraintSolver
import Foundation

struct ScrollLayoutGuides {
  let content: UILayoutGuide
  let frame: ScrollFrameGuide

  init(of view: UIScrollView) {
    content = ScrollContentGuide()
    frame = ScrollFrameGuide()
    content.identifier = "UIScrollView-contentLayoutGuide"
    frame.identifier = "UIScrollView-frameLayoutGuide"
    content.owningView = view
    frame.owningView = view
  }
}

/// A guide whose size becomes the content size.
final class ScrollContentGuide: UILayoutGuide {
  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    [engine.system.add([item.left: 1], .equal, 0), engine.system.add([item.top: 1], .equal, 0)]
  }

  override func setSolvedFrame(_ frame: CGRect) {
    super.setSolvedFrame(frame)
    (owningView as? UIScrollView)?.contentSize = frame.size
  }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}

final class ScrollFrameGuide: UILayoutGuide {
  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    let view = engine.item(for: item.view)
    let origin = item.view.bounds.origin
    return [
      engine.system.add([item.left: 1], .equal, Double(origin.x)),
      engine.system.add([item.top: 1], .equal, Double(origin.y)),
      engine.system.add([item.width: 1, view.width: -1], .equal, 0),
      engine.system.add([item.height: 1, view.height: -1], .equal, 0),
    ]
  }

  func follow(_ origin: CGPoint) {
    guard let item = constraintItem, let engine = item.engine, item.geometryConstraints.count == 4 else {
      return
    }
    guard abs(item.frame.x - Double(origin.x)) > 1e-6 || abs(item.frame.y - Double(origin.y)) > 1e-6
    else { return }
    engine.system.setConstant(of: item.geometryConstraints[0], to: Double(origin.x))
    engine.system.setConstant(of: item.geometryConstraints[1], to: Double(origin.y))
    engine.setNeedsSolve()
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UIScrollView {
  /// A guide for the contents. Constraints at its edges define the content size. For views inside the scroll
  /// view, the view's own edges are equivalent.
  public var contentLayoutGuide: UILayoutGuide { scrollGuides.content }
  /// A guide for the visible part of the contents.
  public var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

  private var scrollGuides: ScrollLayoutGuides {
    if let known = ownConstraining.scrollGuides { return known }
    let guides = ScrollLayoutGuides(of: self)
    ownConstraining.scrollGuides = guides
    return guides
  }
}
