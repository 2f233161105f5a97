/// One animated change of a layer's property. It adds to the new value what is still missing from the old one.
struct LayerAnimation {
  let run: AnimationRun
  let span: AnimationSpan
  /// The property's value before the change.
  let old: LayerValue
  /// The property's value after the change.
  let new: LayerValue.Numbers
  /// What is added at the beginning: old minus new.
  let difference: LayerValue.Numbers

  var property: LayerProperty { old.property }

  /// What it adds to the property at the clock's time.
  var contribution: LayerValue.Numbers {
    let missing = .one - run.progress(over: span)
    var result = difference * missing.x
    if property == .position { result[1] = difference[1] * missing.y }
    return result
  }

  /// The property's value without this change of it. If it was changed since, that other change stays.
  func undone(from value: LayerValue) -> LayerValue {
    let numbers = value.numbers
    return numbers == new ? old : LayerValue(property, numbers: numbers + difference)
  }
}
