import Foundation

extension UIView {
  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging)
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    change {
      if axis == .horizontal {
        $0.horizontalHugging = priority.rawValue
      } else {
        $0.verticalHugging = priority.rawValue
      }
    }
  }

  func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(
      axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance)
  }

  func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    change {
      if axis == .horizontal {
        $0.horizontalResistance = priority.rawValue
      } else {
        $0.verticalResistance = priority.rawValue
      }
    }
  }

  final var contentPriorities: ContentPriorities { constraining?.priorities ?? standardContentPriorities }

  private func change(_ body: (inout ContentPriorities) -> Void) {
    var priorities = contentPriorities
    body(&priorities)
    let state = ownConstraining
    state.priorities = priorities
    if let item = state.item { item.engine?.noteChange(of: item) }
    if let engine = state.engine { engine.noteChange(of: engine.rootItem) }
  }
}
