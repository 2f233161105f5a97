/// One animated change of a layer's property. It adds the rest of the difference from the old value to the
/// new value.
struct LayerAnimation {
  let run: AnimationRun
  let span: AnimationSpan
  /// The property's value before the change.
  let old: LayerValue
  /// The property's value after the change.
  let new: LayerValue.Numbers
  /// The initial contribution: old minus new.
  let difference: LayerValue.Numbers

  var property: LayerProperty { old.property }

  /// The contribution to the property at the clock's time.
  var contribution: LayerValue.Numbers {
    let missing = .one - run.progress(over: span)
    var result = difference * missing.x
    if property == .position { result[1] = difference[1] * missing.y }
    return result
  }

  /// Returns the property's value without this change. A later change of the property remains.
  func undone(from value: LayerValue) -> LayerValue {
    let numbers = value.numbers
    return numbers == new ? old : LayerValue(property, numbers: numbers + difference)
  }
}
