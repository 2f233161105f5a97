/// Values, each with a number. What refers to a value by its number is copied without a reference count, and a frame copies the keys
/// of all elements on screen. Values are never removed: an app has few kinds of elements, and few index paths of more than two indices.
///
/// Like layout attributes, it belongs to no actor and is used on the main actor.
nonisolated final class NumberedValues<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  /// The number of a value: the same one each time.
  func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int) -> Value { values[number] }
}
