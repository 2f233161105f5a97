import Foundation

extension UIView {
  /// The edge of the alignment rectangle where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .leading)) }
  /// The edge of the alignment rectangle where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(view: self, .trailing))
  }
  /// The left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .left)) }
  /// The right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .right)) }
  /// The top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .top)) }
  /// The bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .bottom)) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(view: self, .width)) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(view: self, .height)) }
  /// The middle of the alignment rectangle, across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .centerX)) }
  /// The middle of the alignment rectangle, down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .centerY)) }

  // MARK: Guides

  /// The guides that were added, in this order.
  public var layoutGuides: [UILayoutGuide] {
    constraining?.guides.filter { !($0 is ScrollContentGuide || $0 is ScrollFrameGuide) } ?? []
  }
  /// Has a guide lie in this view. It leaves its previous one.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide, and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  func remember(_ guide: UILayoutGuide) {
    if !(guide is InsetLayoutGuide) { ownConstraining.guides.append(guide) }
  }

  func forget(_ guide: UILayoutGuide) {
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraining?.installed ?? [] where constraint.mentions(guide) {
        constraint.deactivate()
      }
      ancestor = view.superview
    }
    if let item = guide.constraintItem { item.engine?.remove(item) }
    guide.constraintItem = nil
    guide.solvedFrame = .zero
    constraining?.guides.removeAll { $0 === guide }
  }

  /// The bounds less ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = constraining?.marginsGuide { return known }
    let guide = InsetLayoutGuide(.margins, of: self)
    ownConstraining.marginsGuide = guide
    return guide
  }

  /// The bounds less ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = constraining?.safeAreaGuide { return known }
    let guide = InsetLayoutGuide(.safeArea, of: self)
    ownConstraining.safeAreaGuide = guide
    return guide
  }

  /// The margins, or in a wide view a column in their middle that is not too wide to read.
  public var readableContentGuide: UILayoutGuide {
    if let known = constraining?.readableGuide { return known }
    let guide = InsetLayoutGuide(.readable, of: self)
    ownConstraining.readableGuide = guide
    return guide
  }
}
