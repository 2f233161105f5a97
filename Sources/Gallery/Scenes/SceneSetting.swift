import CollectionView

/// A setting of a scene that can be changed while it is shown.
public struct SceneSetting {
  /// The kind of control, with access to its value.
  public enum Control {
    /// A slider. A step of 0 means that it is continuous.
    case number(ClosedRange<Double>, step: Double, get: () -> Double, set: (Double) -> Void)
    /// One of several names, by its index.
    case choice([String], get: () -> Int, set: (Int) -> Void)
    /// On or off.
    case toggle(get: () -> Bool, set: (Bool) -> Void)
  }

  /// Shown beside the control.
  public var name: String
  /// The control, with the closures that get and set the value.
  public var control: Control

  /// A length or another number of a layout.
  static func number<Object: AnyObject>(
    _ name: String, _ range: ClosedRange<Double>, step: Double = 1, of object: Object,
    _ property: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> SceneSetting {
    let get = { Double(object[keyPath: property]) }
    return SceneSetting(
      name: name, control: .number(range, step: step, get: get) { object[keyPath: property] = CGFloat($0) })
  }

  /// A number of things.
  static func count<Object: AnyObject>(
    _ name: String, _ range: ClosedRange<Int>, of object: Object,
    _ property: ReferenceWritableKeyPath<Object, Int>
  ) -> SceneSetting {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let get = { Double(object[keyPath: property]) }
    return SceneSetting(
      name: name, control: .number(bounds, step: 1, get: get) { object[keyPath: property] = Int($0) })
  }

  /// One of several values, each with a name.
  static func choice<Object: AnyObject, Value: Equatable>(
    _ name: String, _ values: [(String, Value)], of object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> SceneSetting {
    let get = { values.firstIndex { $0.1 == object[keyPath: property] } ?? 0 }
    return SceneSetting(
      name: name, control: .choice(values.map(\.0), get: get) { object[keyPath: property] = values[$0].1 })
  }

  static func scrollDirection<Object: AnyObject>(
    of object: Object, _ property: ReferenceWritableKeyPath<Object, UICollectionView.ScrollDirection>
  ) -> SceneSetting {
    .choice("Scrolls", [("Vertically", .vertical), ("Horizontally", .horizontal)], of: object, property)
  }

  static func toggle<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, Bool>
  ) -> SceneSetting {
    SceneSetting(
      name: name,
      control: .toggle(get: { object[keyPath: property] }, set: { object[keyPath: property] = $0 }))
  }
}
