import Foundation

extension UIView {
  /// How strongly the view resists becoming larger than its contents along an axis. Default 250.
  @discardableResult
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging)
  }

  /// Sets how strongly the view resists becoming larger than its contents.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    change {
      if axis == .horizontal {
        $0.horizontalHugging = priority.rawValue
      } else {
        $0.verticalHugging = priority.rawValue
      }
    }
  }

  /// How strongly the view resists becoming smaller than its contents along an axis. Default 750.
  @discardableResult
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(
      axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance)
  }

  /// Sets how strongly the view resists becoming smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
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
