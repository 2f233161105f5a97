import Foundation

final class ConstraintSide {
  private let reference: ViewReference?
  private(set) weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute
  let end: ConstraintSide?
  let start: ConstraintSide?

  static let nothing = ConstraintSide()

  init() {
    attribute = .notAnAttribute
    reference = nil
    (end, start) = (nil, nil)
  }

  init(view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    reference = view.reference
    (end, start) = (nil, nil)
  }

  init(guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    reference = nil
    self.guide = guide
    (end, start) = (nil, nil)
  }

  init(from start: ConstraintSide, to end: ConstraintSide) {
    attribute = end.attribute.axis == .vertical ? .height : .width
    (reference, guide) = (end.reference, end.guide)
    (self.start, self.end) = (start, end)
  }

  convenience init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView {
      self.init(view: view, attribute)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide: guide, attribute)
    } else {
      self.init()
      UIKitException.raise(.invalidArgument, Self.refusal(of: item))
    }
  }

  static func refusal(of item: Any) -> String {
    "NSLayoutConstraint for \(item): Constraint items must each be an instance of UIView, or UILayoutGuide."
  }

  var view: UIView? { reference?.view }
  var item: AnyObject? { view ?? guide }
  var isNothing: Bool { attribute == .notAnAttribute }
  var owner: UIView? { view ?? guide?.owningView }
}
