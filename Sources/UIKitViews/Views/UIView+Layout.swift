import Foundation

extension UIView {
  /// The direction that the attribute means with the present `UITraitCollection.current`. For a view, use
  /// ``effectiveUserInterfaceLayoutDirection``, which considers the view's traits.
  @discardableResult
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.current.layoutDirection)
  }

  /// The direction that the attribute means in an interface of this direction. What is forced does not follow it, nor do
  /// playback and space.
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

  /// The superview's safe area as far as it reaches into this view, and what the view's controller adds.
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

  /// The views whose ``layoutSubviews()`` goes on, the outermost first. What the innermost marks of itself and of what is in it is laid out
  /// right behind that. So no superview hears of it, and none looks for it once more in the next frame.
  private static var beingLaidOut: [UIView] = []

  /// `true` while the view's own layout goes on.
  var isBeingLaidOut: Bool { Self.beingLaidOut.contains { $0 === self } }

  /// The limit that people are told to set for UIKit's own detection of such loops
  /// (`UIViewLayoutFeedbackLoopDebuggingThreshold`, 50 to 1000).
  private static let maximumLayoutPasses = 100

  /// Called for a view that marks itself each time it is laid out. The message begins with the words that UIKit
  /// logs (recorded: Pulley issue 390).
  private func endLayoutLoop() {
    needsLayout = false
    UIKitException.raise(
      "Degenerate layout! Layout feedback loop detected in subtree of \(self). It asked for another layout each of "
        + "\(Self.maximumLayoutPasses) times that it was laid out.")
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

  /// Has this view lay out what a view in it has marked. In the midst of its own layout, that has told no superview.
  private func hearOfMarks(in view: UIView) {
    guard view !== self, view.needsLayout || view.hasDescendantNeedingLayout, view.isDescendant(of: self)
    else { return }
    var ancestor = view.superview
    while let superview = ancestor {
      superview.hasDescendantNeedingLayout = true
      ancestor = superview === self ? nil : superview.superview
    }
  }

  /// Lays out the view and what is marked inside it, with its traits as the current ones.
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
    // A view may mark itself again during its layout.
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
