import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

/// Issue 51, D.2: cases forbidden by Apple's documentation.
@Suite("Constraints that Apple's documentation forbids", .serialized)
struct ConstraintMisuseTests {
  /// A separate class, because each class gets a warning only once.
  private final class Box: UIView {}

  private func width(_ priority: UILayoutPriority) -> (root: UIView, constraint: NSLayoutConstraint) {
    let (root, view) = (UIView(), Box())
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    constraint.priority = priority
    return (root, constraint)
  }

  @Test(.fact("N28"))
  func `making an active constraint optional or required warns once`() {
    let told = warnings {
      let reasons = exceptions {
        let (root, constraint) = width(.required)
        constraint.isActive = true
        constraint.priority = .defaultHigh
        #expect(constraint.priority == .defaultHigh)
        constraint.priority = .required
        _ = root
      }
      #expect(reasons == [])
    }
    #expect(told.count == 1, "\(told)")
    for words in [
      "Mutating a priority from required to not on an installed constraint", "You passed priority 750.0",
    ] {
      #expect(told.first?.contains(words) == true, "\(told)")
    }
  }

  @Test(.fact("N28")) func `a priority that stays optional or changes while inactive causes no warning`() {
    let told = warnings {
      let (root, constraint) = width(.defaultLow)
      constraint.isActive = true
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = false
      constraint.priority = .required
      constraint.isActive = true
      _ = root
    }
    #expect(told == [])
  }

  @Test(.fact("N27")) func `a location with multiplier 0 raises an exception, and a length does not`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    func constraint(_ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
      _ = NSLayoutConstraint(
        item: view, attribute: one, relatedBy: .equal, toItem: root, attribute: other, multiplier: 0,
        constant: 5)
    }
    let reasons = exceptions { constraint(.top, .bottom) }
    #expect(reasons.count == 1, "\(reasons)")
    #expect(reasons.first?.contains("Location attributes must be specified in pairs.") == true, "\(reasons)")
    #expect(exceptions { constraint(.width, .width) } == [])
  }
}

@Suite("Priorities")
struct UILayoutPriorityTests {
  @Test func `priorities and weights support comparison and arithmetic`() {
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    priority -= 3
    expectEqual(
      (priority.rawValue, 748), ((.required - 1 as UILayoutPriority).rawValue, 999),
      ((1 + .defaultLow as UILayoutPriority).rawValue, 251),
      (UILayoutPriority.required - UILayoutPriority.defaultHigh, 250))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UIFont.Weight.bold > .regular)
  }
}
