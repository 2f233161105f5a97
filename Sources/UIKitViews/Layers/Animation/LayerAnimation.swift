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
