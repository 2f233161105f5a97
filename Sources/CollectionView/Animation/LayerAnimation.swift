#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// One animated change of one property of a layer: what is still missing to the new value is added to it.
struct LayerAnimation {
  let run: AnimationRun
  let span: AnimationSpan
  /// What the property was before.
  let old: LayerValue
  /// What it has been set to.
  let new: LayerValue.Numbers
  /// What is added at the beginning: old less new.
  let difference: LayerValue.Numbers

  var property: LayerProperty { old.property }

  /// What it adds to the property at the clock's time.
  var contribution: LayerValue.Numbers {
    let missing = .one - run.progress(over: span)
    var result = difference * missing.x
    if property == .position { result[1] = difference[1] * missing.y }
    return result
  }

  /// Sets what was before, for an animation that has been taken off the layer. Where the property has been changed since,
  /// that change stays.
  func undo(on layer: CALayer) {
    let numbers = LayerValue(property, of: layer).numbers
    let value = numbers == new ? old : LayerValue(property, numbers: numbers + difference)
    value.assignThroughView(of: layer)
  }
}
#endif
