/// A collection of numbered values.
///
/// References by number are copied without reference counting, and a frame copies the keys of all visible
/// elements. Values are never removed because an app has few kinds of elements and few index paths with more
/// than two indices.
///
/// Like layout attributes, this class belongs to no actor and is used on the main actor.
nonisolated final class NumberedValues<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  /// Returns the number of a value. It's the same on each call.
  func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int) -> Value { values[number] }
}
