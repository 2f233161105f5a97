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
  /// Marks inside the innermost view are laid out immediately after the call. So no superviews are marked,
  /// and none are visited again in the next frame.
  private static var beingLaidOut: [UIView] = []

  var isBeingLaidOut: Bool { Self.beingLaidOut.contains { $0 === self } }

  /// UIKit's own loop detection is usually set to a similar limit
  /// (`UIViewLayoutFeedbackLoopDebuggingThreshold`, 50 to 1000).
  private static let maximumLayoutPasses = 100

  /// Ends a layout loop with an exception. Its message begins as in UIKit (recorded: Pulley issue 390).
  private func endLayoutLoop() {
    needsLayout = false
    UIKitException.raise(
      "Degenerate layout! Layout feedback loop detected in subtree of \(self). It requested "
        + "another layout in each of \(Self.maximumLayoutPasses) layout passes.")
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

  /// Marks the superviews of `view`, which hasn't done so during its own layout.
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
