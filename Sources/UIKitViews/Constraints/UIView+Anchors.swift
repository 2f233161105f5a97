import Foundation

extension UIView {
  /// The leading alignment edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .leading)) }
  /// The trailing alignment edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(view: self, .trailing))
  }
  /// The left alignment edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .left)) }
  /// The right alignment edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .right)) }
  /// The top alignment edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .top)) }
  /// The bottom alignment edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .bottom)) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(view: self, .width)) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(view: self, .height)) }
  /// The horizontal alignment center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(view: self, .centerX)) }
  /// The vertical alignment center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(view: self, .centerY)) }

  // MARK: Guides

  /// The added guides, in order.
  public var layoutGuides: [UILayoutGuide] {
    constraining?.guides.filter { !($0 is ScrollContentGuide || $0 is ScrollFrameGuide) } ?? []
  }
  /// Adds a guide, which leaves its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide and the constraints that mention it.
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

  /// A guide for the bounds minus ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = constraining?.marginsGuide { return known }
    let guide = InsetLayoutGuide(.margins, of: self)
    ownConstraining.marginsGuide = guide
    return guide
  }

  /// A guide for the bounds minus ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = constraining?.safeAreaGuide { return known }
    let guide = InsetLayoutGuide(.safeArea, of: self)
    ownConstraining.safeAreaGuide = guide
    return guide
  }

  /// A guide for the margins, or for a centered readable column in a wide view.
  public var readableContentGuide: UILayoutGuide {
    if let known = constraining?.readableGuide { return known }
    let guide = InsetLayoutGuide(.readable, of: self)
    ownConstraining.readableGuide = guide
    return guide
  }
}
