import Foundation

extension UIView {
  /// Returns the direction for `UITraitCollection.current`. For a view, use
  /// ``effectiveUserInterfaceLayoutDirection``.
  @discardableResult
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.layoutDirection)
  }

  /// Returns a view's direction. Forced, playback, and spatial attributes ignore the interface's direction.
  @discardableResult
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: layoutDirection == .rightToLeft
        ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight)
  }

  static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The superview's safe area in this view, plus the controller's additional insets.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    var inherited = UIEdgeInsets.zero
    if let superview { inherited = superview.reaching(superview.safeAreaForSubviews, into: self) }
    guard let more = viewController?.additionalSafeAreaInsets, more != .zero else { return inherited }
    return UIEdgeInsets(
      top: inherited.top + more.top, left: inherited.left + more.left, bottom: inherited.bottom + more.bottom,
      right: inherited.right + more.right)
  }

  func markForLayout() {
    needsLayout = true
    noteChange()
    if self === Self.beingLaidOut.last { return }
    if let superview { markAncestorsForLayout(from: superview) } else { treeNeedsLayout() }
  }

  func markAncestorsForLayout(from view: UIView) {
    var current: UIView? = view
    while let ancestor = current, !ancestor.hasDescendantNeedingLayout {
      ancestor.hasDescendantNeedingLayout = true
      if ancestor === Self.beingLaidOut.last { return }
      current = ancestor.superview
      if current == nil { ancestor.treeNeedsLayout() }
    }
  }

  /// The views with a ``layoutSubviews()`` call in progress, outermost first.
  ///
  /// Views marked inside the innermost view are laid out immediately after the call. Its superviews therefore
  /// aren't marked or visited again in the next frame.
  private static var beingLaidOut: [UIView] = []

  var isBeingLaidOut: Bool { Self.beingLaidOut.contains { $0 === self } }

  /// UIKit's own loop detection is usually set to a similar limit
  /// (`UIViewLayoutFeedbackLoopDebuggingThreshold`, 50 to 1000).
  private static let maximumLayoutPasses = 100

  /// Ends a layout loop with an exception. Its message begins as in UIKit (recorded: Pulley issue 390).
  private func endLayoutLoop() {
    needsLayout = false
    UIKitException.raise(
      "Degenerate layout! Layout feedback loop detected in subtree of \(self). It needed "
        + "another layout after each of \(Self.maximumLayoutPasses) layout passes.")
  }

  func layoutMarkedAncestors() {
    var root = self
    root.prepareConstraints()
    while let parent = root.superview, parent.needsLayout {
      root = parent
      root.prepareConstraints()
    }
    for view in Self.beingLaidOut { root.hearOfMarks(in: view) }
    root.layoutMarkedTree()
  }

  /// Marks the superviews of `view`. Changes inside `view` don't mark them during its own layout.
  private func hearOfMarks(in view: UIView) {
    guard view !== self, view.needsLayout || view.hasDescendantNeedingLayout, view.isDescendant(of: self)
    else { return }
    var ancestor = view.superview
    while let superview = ancestor {
      superview.hasDescendantNeedingLayout = true
      ancestor = superview === self ? nil : superview.superview
    }
  }

  /// Lays out the tree's marked views, with the view's traits as the current traits.
  package final func layoutMarkedTree() {
    let now = UITraitCollection.forNewView
    if appliedTraits.serial != now.serial { updateTraitsFromScreen() }
    let traits = appliedTraits.traits
    if traits === now.traits { layOutMarkedTree() } else { traits.asCurrent(layOutMarkedTree) }
  }

  private func layOutMarkedTree() {
    var solutions = 0
    repeat {
      updateConstraintsInside()
      if needsLayout { layOutMarkedView() }
      layer.rarities?.maskView?.layoutMarkedTree()
      guard hasDescendantNeedingLayout else { return }
      hasDescendantNeedingLayout = false
      for view in subviews where view.needsLayout || view.hasDescendantNeedingLayout {
        view.layoutMarkedTree()
      }
      if ownLayer.hasMarkedSublayers { ownLayer.layOutMarkedLayers() }
      solutions += 1
    } while isMovedBySubviews && solutions < Self.maximumSolutions
  }

  private func layOutMarkedView() {
    Self.beingLaidOut.append(self)
    defer { Self.beingLaidOut.removeLast() }
    // A view may mark itself again.
    var passes = 0
    while needsLayout {
      guard passes < Self.maximumLayoutPasses else { return endLayoutLoop() }
      needsLayout = false
      ownLayer.layoutSublayers()
      solveAfterLayout()
      wasLaidOut()
      passes += 1
    }
  }

  func layOutSubviewsForController() {
    checkSafeArea()
    if constraining != nil { layOutByConstraints() }
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }
}

extension UIView {
  /// The smallest size for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    // A view used only for measuring has no window to update its traits.
    updateTraitsFromScreen()
    if let size = constrainedFittingSize(target, horizontal, vertical) { return size }
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .greatestFiniteMagnitude }
    var fitting = sizeThatFits(CGSize(width: limit(target.width), height: limit(target.height)))
    if !wrapsContents {
      // An app's view may have only an intrinsic content size.
      let (contents, insets) = (intrinsicContentSize, alignmentRectInsets)
      let width = contents.width + insets.left + insets.right
      let height = contents.height + insets.top + insets.bottom
      if contents.width != Self.noIntrinsicMetric, width.isFinite { fitting.width = width }
      if contents.height != Self.noIntrinsicMetric, height.isFinite { fitting.height = height }
    }
    return CGSize(
      width: horizontal == .required ? target.width : fitting.width,
      height: vertical == .required ? target.height : fitting.height)
  }

  func fitSize() {
    let size = sizeThatFits(roomToFit)
    // The frame isn't the size of a transformed view.
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }
}

extension UIView {
  /// Called after this view's size changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard hasMaskedSubviews else { return }
    let (dx, dy) = (bounds.width - oldSize.width, bounds.height - oldSize.height)
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.share(
        dx, start: frame.minX, length: frame.width, whole: oldSize.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.share(
        dy, start: frame.minY, length: frame.height, whole: oldSize.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Distributes a change in proportion to the flexible lengths, or evenly if all are 0.
  private static func share(
    _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0, flexible.before || flexible.length || flexible.after else { return (start, length) }
    let (before, within) = (flexible.before ? start : 0, flexible.length ? length : 0)
    let sum = before + within + (flexible.after ? whole - start - length : 0)
    let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    func portion(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      guard sum != 0 else { return change / CGFloat(count) }
      let product = change * part
      return product.isSane ? product / sum : change / sum * part
    }
    return (start + portion(start, flexible.before), length + portion(length, flexible.length))
  }
}
