import Foundation

extension CALayer {
  /// Returns a copy with the shown values, without sublayers. The properties of subclasses outside this
  /// module aren't copied.
  @discardableResult
  public func presentation() -> Self? {
    DisplayChanges.looking {
      let copy = _ObjectTwin.make(type(of: self))
      AnimationBlock.perform(nil) {
        copy.copyValues(of: self)
        assignAnimatedValues(to: copy)
      }
      return copy
    }
  }

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

  /// Returns the keys of the animated properties, oldest first, or `nil` if there are none.
  @discardableResult
  public func animationKeys() -> [String]? {
    guard let animations else { return nil }
    return animations.map(\.property.rawValue).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Removes all animations. The model values are shown immediately, and completions are called with `false`.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// Removes the animations of a property by its key in ``animationKeys()``. The model value is shown
  /// immediately.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.property.rawValue == key } }

  private func removeAnimations(where condition: (LayerAnimation) -> Bool) {
    let removed = animations?.filter(condition) ?? []
    filterAnimations { !condition($0) }
    for animation in removed { animation.run.didRemoveChange() }
  }

  @discardableResult
  func forgetAnimations(of run: AnimationRun) -> [LayerAnimation] {
    let removed = animations?.filter { $0.run === run } ?? []
    filterAnimations { $0.run !== run }
    return removed
  }

  /// Removes animations from this layer only, without notifying the run.
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

  /// `true` if a run that doesn't allow user interaction animates the layer.
  var ignoresTouches: Bool { animations?.contains { !$0.run.allowsUserInteraction } ?? false }

  /// Animates a view's layer inside an animation block, and any other layer according to the transaction.
  func animateChange(from old: LayerValue) {
    guard !CATransaction.disableActions() else { return }
    if isViewBacked {
      if let block = AnimationBlock.current { animateChange(from: old, by: block) }
    } else if hasBeenShown, let run = CATransaction.implicitRun() {
      animateChange(from: old, by: AnimationBlock(run: run))
    }
  }

  /// `true` if the layer was visible when the last transaction ended.
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

  /// Animates from the shown value to the new one. Running animations continue underneath, so that neither
  /// value nor velocity jumps. Endless animations are removed, and the new animation includes their
  /// contributions.
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

/// One additive animation of a property.
struct LayerAnimation {
  let run: AnimationRun
  let span: AnimationSpan
  let old: LayerValue
  let new: LayerValue.Numbers
  /// The old value minus the new one.
  let difference: LayerValue.Numbers

  var property: LayerProperty { old.property }

  var contribution: LayerValue.Numbers {
    let missing = .one - run.progress(over: span)
    var result = difference * missing.x
    if property == .position { result[1] = difference[1] * missing.y }
    return result
  }

  /// Returns the value without this change, but with later ones.
  func undone(from value: LayerValue) -> LayerValue {
    let numbers = value.numbers
    return numbers == new ? old : LayerValue(property, numbers: numbers + difference)
  }
}
