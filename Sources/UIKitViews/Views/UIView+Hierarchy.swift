import Foundation
@_spi(Children) import LayoutEngine

extension UIView {
  func insert(_ view: UIView, at index: Int, nextTo sibling: (UIView, offset: Int)? = nil) {
    guard !isDescendant(of: view) else {
      return UIKitException.raise(
        .invalidArgument, "Can't add \(view) as a subview of itself or of a descendant.")
    }
    if view.superview === self {
      // As in UIKit, a reorder makes no superview callbacks.
      if let sibling, sibling.0 === view { return }
      remove(view)
      view.layer.removeFromSuperlayer()
      arrange(view, at: index, nextTo: sibling)
      return
    }
    let newWindow = window
    let oldTint = view.inheritedTint
    let changesWindow = view.window !== newWindow
    if changesWindow { view.tellWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.detach(to: self)
    // A callback may have moved the view, or moved this view into it.
    guard view.superview == nil, !isDescendant(of: view) else { return }
    arrange(view, at: index, nextTo: sibling)
    view.parent = self
    if !view.autoresizingMask.isEmpty { hasMaskedSubviews = true }
    subviewDidArrive(view)
    if view.constraining != nil { view.reconcileConstraints() }
    view.inheritTraits()
    view.tellOfTint(changedFrom: oldTint)
    if view.needsLayout || view.hasDescendantNeedingLayout { markAncestorsForLayout(from: self) }
    if view.awaitsConstraints { awaitConstraints() }
    setNeedsLayout()
    if changesWindow { view.tellDidMoveToWindow() }
    if view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  private func arrange(_ view: UIView, at index: Int, nextTo sibling: (UIView, offset: Int)?) {
    if let (neighbour, offset) = sibling, let found = children.index(identicalTo: neighbour) {
      children.insert(view, at: found + offset, filler: .spare)
      layer.insertSublayer(view.layer, at: layerIndex(of: neighbour) + UInt32(offset))
    } else if index >= children.count {
      children.insert(view, at: children.count, filler: .spare)
      layer.addSublayer(view.layer)
    } else {
      let neighbour = children[max(0, index)]
      children.insert(view, at: max(0, index), filler: .spare)
      layer.insertSublayer(view.layer, at: layerIndex(of: neighbour))
    }
  }

  private func layerIndex(of view: UIView) -> UInt32 {
    UInt32(layer.children.index(identicalTo: view.layer) ?? layer.children.count)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self, children[index] !== view else { return }
    remove(view)
    view.layer.removeFromSuperlayer()
    arrange(view, at: index, nextTo: nil)
  }

  func exchange(_ first: Int, _ second: Int) {
    let (low, high) = (min(first, second), max(first, second))
    guard low >= 0, high < children.count else {
      return UIKitException.raise(
        .invalidArgument,
        "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are only \(children.count) subviews.")
    }
    let (lower, upper) = (children[low], children[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  /// Removes the view from its superview. If there is a new superview, it makes the callbacks to the view. If
  /// a callback moves the view elsewhere before the removal, the view stays in that place.
  func detach(to newSuperview: UIView?) {
    guard let parent = superview else { return }
    let leavesWindow = newSuperview == nil && window != nil
    if leavesWindow { tellWillMove(toWindow: nil) }
    if newSuperview == nil, superview === parent { willMove(toSuperview: nil) }
    guard superview === parent else { return }
    parent.willRemoveSubview(self)
    guard superview === parent else { return }
    if constraining != nil { leaveConstraints() }
    parent.remove(self)
    parent.subviewDidLeave(self)
    layer.removeFromSuperlayer()
    self.parent = nil
    parent.setNeedsLayout()
    guard newSuperview == nil else { return }
    if constraining != nil { reconcileConstraints() }
    layer.removeAnimationsInTree()
    if leavesWindow { tellDidMoveToWindow() }
    if preservesSuperviewLayoutMargins { tellOfMargins() }
    didMoveToSuperview()
  }

  // MARK: Hierarchy queries

  /// This view or the nearest window above it.
  var windowAbove: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.parent
    }
    return nil
  }

  /// The window's clock, or the main clock.
  package final var frameClock: FrameClock { window?.clock ?? .main }

  final var depth: Int {
    var (depth, view) = (0, superview)
    while let above = view { (depth, view) = (depth + 1, above.superview) }
    return depth
  }

  func liesIn(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Window changes

  func tellWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    cancelGestures()
    for view in subviews { view.tellWillMove(toWindow: window) }
  }

  func tellDidMoveToWindow() {
    windowDidChange()
    didMoveToWindow()
    for view in subviews { view.tellDidMoveToWindow() }
    if window != nil { viewController?.viewEnteredWindow() }
  }
}

extension UIView {
  fileprivate static let spare = UIView()

  private func remove(_ subview: UIView) {
    if let index = children.index(identicalTo: subview) { children.remove(at: index, filler: .spare) }
  }
}

/// A view that arranges its contents without constraints. It's a protocol because other modules can't
/// override internal methods. Set ``UIView/contentHost`` to receive its calls.
package protocol ContentHost: UIView {
  /// Called after a subview's preferred size has changed.
  func contentWantsAnotherSize(_ subview: UIView)
  /// Called once before the next layout after constraints or contents have changed.
  func constraintsInsideDidChange()
  /// Returns `true` for a subview that the view creates itself, such as a content view. In the constraint
  /// system, its autoresizing mask always ties it to the view's size.
  func embeds(_ subview: UIView) -> Bool
  /// Called before `traitCollectionDidChange(_:)`, which apps override without calling super.
  func hostTraitsDidChange(from previous: UITraitCollection)
}

extension ContentHost {
  package func contentWantsAnotherSize(_ subview: UIView) {}
  package func constraintsInsideDidChange() {}
  package func embeds(_ subview: UIView) -> Bool { false }
  package func hostTraitsDidChange(from previous: UITraitCollection) {}
}
