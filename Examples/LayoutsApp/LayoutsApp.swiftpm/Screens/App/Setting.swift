/// A tappable setting, which sets the next value of a property or performs an action.
struct Setting {
  private let makeText: () -> String
  /// Sets the next value or performs the action.
  let tap: () -> Void

  var text: String { makeText() }

  static func action(_ name: String, _ action: @escaping () -> Void) -> Setting {
    Setting(makeText: { name }, tap: action)
  }

  /// Returns a setting that cycles through values with each tap.
  static func choice<Root: AnyObject, Value: Equatable>(
    _ name: String, _ values: [(name: String, value: Value)], of object: Root,
    _ property: ReferenceWritableKeyPath<Root, Value>
  ) -> Setting {
    func current() -> Int? { values.firstIndex { $0.value == object[keyPath: property] } }
    return Setting {
      "\(name): \(current().map { values[$0].name } ?? "other")"
    } tap: {
      object[keyPath: property] = values[((current() ?? -1) + 1) % values.count].value
    }
  }

  static func toggle<Root: AnyObject>(
    _ name: String, of object: Root, _ property: ReferenceWritableKeyPath<Root, Bool>
  ) -> Setting { choice(name, [("off", false), ("on", true)], of: object, property) }
}
