/// A collection of values referenced by number.
///
/// Every frame copies the keys of visible elements, and numbers need no reference counting. Values are never
/// removed because an app has few kinds, and few paths of more than two indices.
///
/// This class is used on the main actor, like layout attributes.
nonisolated final class NumberedValues<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int) -> Value { values[number] }
}
