import Testing
import UIKitTestSupport
import UIKitViews

/// Views, their constraints, and the frames from Apple's engine.
nonisolated struct RecordedScreen: CustomTestStringConvertible, Sendable {
  enum Contents: Sendable {
    case none
    case label(String)
    /// Contents with an intrinsic size.
    case box(CGFloat, CGFloat)
    /// A view with a fixed frame, which uses its autoresizing mask.
    case fixed(CGRect)
  }

  struct View: Sendable {
    let name: String
    let contents: Contents
    let superview: String
    /// The horizontal hugging and compression resistance priorities, or `nil` for the defaults.
    let hugging: Float?
    let resistance: Float?

    init(
      _ name: String, _ contents: Contents = .none, in superview: String = "root", hugging: Float? = nil,
      resistance: Float? = nil
    ) {
      (self.name, self.contents, self.superview) = (name, contents, superview)
      (self.hugging, self.resistance) = (hugging, resistance)
    }
  }

  /// A change and the frames after the next layout pass.
  struct Step: Sendable {
    let name: String
    var change: @MainActor @Sendable (_ views: [String: UIView]) -> Void = { _ in }
    /// Returns frames by name. `width` returns the intrinsic width of a view.
    let frames: @MainActor @Sendable (_ width: (String) -> CGFloat) -> [String: CGRect]
  }

  /// A description of the screen, and the source of its recording.
  let name: String
  let source: String
  let size: CGSize
  let views: [View]
  let rules: [String]
  let steps: [Step]

  init(
    _ name: String, source: String, _ width: CGFloat, _ height: CGFloat, views: [View], rules: [String],
    change: (@MainActor @Sendable (_ views: [String: UIView]) -> Void)? = nil, steps: [Step] = [],
    frames: @escaping @MainActor @Sendable (_ width: (String) -> CGFloat) -> [String: CGRect]
  ) {
    (self.name, self.source, size) = (name, source, CGSize(width: width, height: height))
    (self.views, self.rules) = (views, rules)
    self.steps = [Step(name: "at first", change: change ?? { _ in }, frames: frames)] + steps
  }

  var testDescription: String { name }
}

extension RecordedScreen {
  /// Returns the screen's views by name, including `root`. Records an issue for each invalid rule.
  @MainActor func build(on stage: ConstraintStage) -> [String: UIView] {
    var found: [String: UIView] = ["root": stage.root]
    for view in views {
      let made: UIView =
        switch view.contents {
        case .none: UIView()
        case .label(let text): label(text)
        case .box(let width, let height): BoxView(width, height)
        case .fixed(let frame): UIView(frame: frame)
        }
      if case .fixed = view.contents {
        found[view.superview]?.addSubview(made)
      } else {
        stage.add(made, to: found[view.superview])
      }
      if let hugging = view.hugging {
        made.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      }
      if let resistance = view.resistance {
        made.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      }
      found[view.name] = made
    }
    for rule in rules {
      guard let constraint = ConstraintRule(rule, found)?.constraint else {
        Issue.record("\(name): \(rule)")
        continue
      }
      constraint.isActive = true
    }
    return found
  }
}
