import Foundation

extension CALayer {
  /// A copy with the values that are shown at the clock's time. Where nothing animates, they are the layer's
  /// own.
  ///
  /// The copy has no sublayers. Of a subclass, only properties that are declared in this module are copied.
  @discardableResult
  public func presentation() -> Self? {
    DisplayChanges.looking {
      let copy = type(of: self).init(_dynamic: ())
      AnimationBlock.perform(nil) {
        copy.copyValues(of: self)
        assignAnimatedValues(to: copy)
      }
      return copy
    }
  }

  /// The layer as shown at the clock's time: the layer itself or, if it animates, a copy.
  package var shown: CALayer {
    guard animations != nil else { return self }
    return DisplayChanges.looking {
      AnimationBlock.perform(nil) {
        let copy = CALayer(layer: self)
        assignAnimatedValues(to: copy)
        return copy
      }
    }
  }

  /// The `zPosition` that is shown at the clock's time.
  package var shownZPosition: CGFloat {
    animations == nil ? zPosition : zPosition + contributions(to: .zPosition)[0]
  }

  func assignAnimatedValues(to copy: CALayer) {
    guard let animations else { return }
    for (index, animation) in animations.enumerated() {
      let property = animation.property
      guard !animations[..<index].contains(where: { $0.property == property }) else { continue }
      let numbers = LayerValue(property, of: self).numbers + contributions(to: property)
      LayerValue(property, numbers: numbers).assign(to: copy)
    }
  }

  /// Asks the delegate and the class whether a change animates.
  private func animates(_ property: LayerProperty) -> Bool {
    switch delegate?.action(for: self, forKey: property.rawValue)
      ?? Self.defaultAction(forKey: property.rawValue)
    {
    case is AnimatedChange, nil: return true
    case let action?:
      action.run(forKey: property.rawValue, object: self, arguments: nil)
      return false
    }
  }

  private func contributions(to property: LayerProperty) -> LayerValue.Numbers {
    guard let animations else { return .zero }
    return animations.reduce(into: .zero) { if $1.property == property { $0 += $1.contribution } }
  }

  /// The names of the animated properties, in the order in which their animations began. Nil if there are none.
  @discardableResult
  public func animationKeys() -> [String]? {
    guard let animations else { return nil }
    return animations.map(\.property.rawValue).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Removes all animations, so that the layer shows its model values at once. The animations' completions get
  /// false.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// Removes the animations of a property, so that it shows its model value at once.
  ///
  /// - Parameter key: The name of the property, as in ``animationKeys()``.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.property.rawValue == key } }

  private func removeAnimations(where condition: (LayerAnimation) -> Bool) {
    let removed = animations?.filter(condition) ?? []
    filterAnimations { !condition($0) }
    for animation in removed { animation.run.didRemoveChange() }
  }

  /// Removes the animations of a run without telling the run.
  @discardableResult
  func forgetAnimations(of run: AnimationRun) -> [LayerAnimation] {
    let removed = animations?.filter { $0.run === run } ?? []
    filterAnimations { $0.run !== run }
    return removed
  }

  /// Removes the animations of a run from this layer alone, without telling the run.
  package final func forgetOwnAnimations(of run: AnimationRun) {
    if animations != nil { forgetAnimations(of: run) }
  }

  private func filterAnimations(where condition: (LayerAnimation) -> Bool) {
    animations?.removeAll { !condition($0) }
    if animations?.isEmpty == true { animations = nil }
  }

  package final func forgetAnimationsInTree(of run: AnimationRun) {
    if animations != nil { forgetAnimations(of: run) }
    for layer in sublayers ?? [] { layer.forgetAnimationsInTree(of: run) }
  }

  func removeAnimationsInTree() {
    if animations != nil { removeAllAnimations() }
    for layer in sublayers ?? [] { layer.removeAnimationsInTree() }
    mask?.removeAnimationsInTree()
  }

  /// Whether touches go through the view, because a run without user interaction animates it.
  var ignoresTouches: Bool { animations?.contains { !$0.run.allowsUserInteraction } ?? false }

  /// Called after an animatable property changed. A view's layer animates inside a block, any other layer as
  /// the transaction says.
  func animateChange(from old: LayerValue) {
    guard !CATransaction.disableActions() else { return }
    if isViewBacked {
      if let block = AnimationBlock.current { animateChange(from: old, by: block) }
    } else if hasBeenShown, let run = CATransaction.implicitRun() {
      animateChange(from: old, by: AnimationBlock(run: run))
    }
  }

  /// Whether the layer was in a visible window when the last transaction ended.
  private var hasBeenShown: Bool {
    var layer = self
    while layer.attachment < CATransaction.number {
      guard let parent = layer.superlayer ?? layer.rarities?.maskedLayer else {
        return (layer.view as? UIWindow).map { !$0.isHidden } ?? false
      }
      layer = parent
    }
    return false
  }

  /// Animates the property from what is shown to its new value.
  ///
  /// Running animations of the property continue beneath, so that neither value nor velocity jumps. Only those
  /// that repeat forever are removed, and this one includes what they contributed.
  private func animateChange(from old: LayerValue, by block: AnimationBlock) {
    let property = old.property
    guard animates(property) else { return }
    let shownChange = contributions(to: property)
    removeAnimations { $0.property == property && $0.run.repeatsForever }
    let inherited = shownChange - contributions(to: property)

    let new = LayerValue(property, of: self).numbers
    var start = old.numbers
    if property == .transform {
      start =
        TransformParts(numbers: start)
        .turned(towards: TransformParts(numbers: new), adding: shownChange).numbers
    }
    let difference = start - new + inherited
    guard difference != .zero, difference.sum().isFinite else { return }
    let animation = LayerAnimation(
      run: block.run, span: block.span, old: old, new: new, difference: difference)
    if animations == nil { animations = [animation] } else { animations?.append(animation) }
    block.run.didAddChange(to: self)
    CATransaction.didAddChange(of: block.run)
  }
}
