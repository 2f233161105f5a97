import Testing
import UIKitTestSupport
import UIKitViews

/// Views, the rules between them, and the frames that Apple's engine gives them.
nonisolated struct RecordedScreen: CustomTestStringConvertible, Sendable {
  enum Contents: Sendable {
    case none
    case label(String)
    /// Contents of a size.
    case box(CGFloat, CGFloat)
    /// A view that is where it is put: its autoresizing mask counts.
    case fixed(CGRect)
  }

  struct View: Sendable {
    let name: String
    let contents: Contents
    /// The view that it is in.
    let superview: String
    /// Hugging and compression resistance in the horizontal direction, other than the usual.
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

  /// What changes, and the frames after the next layout.
  struct Step: Sendable {
    let name: String
    var change: @MainActor @Sendable (_ views: [String: UIView]) -> Void = { _ in }
    /// Frames by names. `width` is that of a view's contents.
    let frames: @MainActor @Sendable (_ width: (String) -> CGFloat) -> [String: CGRect]
  }

  /// What is seen on this screen, and where it was recorded.
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
  /// The screen's views by their names, `root` among them. Records rules that cannot be read.
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
