import CollectionView
import Foundation

/// A control in the page for a value of the views.
///
/// Closures get and set the value, so a setting can represent a property of a layout:
///
/// ```swift
/// let flow = UICollectionViewFlowLayout()
/// let spacing = LiveSetting.number("Line spacing", 0...40, of: flow, \.minimumLineSpacing)
/// ```
///
/// Every value is sent to the page as a number: a choice as its index, a toggle as 0 or 1.
@MainActor
public struct LiveSetting {
  /// The kind of control, and the values it allows.
  public enum Kind: Equatable, Sendable {
    /// A slider. With a step of 0, it's continuous.
    case number(ClosedRange<Double>, step: Double)
    /// An integer from a wide range. The slider is logarithmic, with an additional text field.
    case count(ClosedRange<Int>)
    /// A menu of names. The value is the index of a name.
    case choice([String])
    /// A switch: 0 is off, 1 is on.
    case toggle
    /// A button. Its value indicates whether it's enabled. Setting the value runs the action.
    case action
  }

  /// The name next to the control, and in the page's address.
  public var name: String
  /// The kind of control, and the values it allows.
  public var kind: Kind
  /// Returns the current value.
  public var get: () -> Double
  /// Sets the value.
  ///
  /// The closure receives a value that fits the kind, or the initial value. No other value is out of range,
  /// and none is NaN. A value may lie between two steps if it comes from a gesture, by way of an address or a
  /// reloaded page.
  public var set: (Double) -> Void
  /// Returns whether the setting has an effect. The page dims the control if it returns `false`. Called in
  /// each frame in which something may have changed. The default value always returns `true`.
  public var isEnabled: () -> Bool = { true }
  /// Returns the statement that gives the current value to a constant `layout`, for "Copy Swift". The default
  /// value returns `nil`.
  public var source: () -> String? = { nil }

  /// Creates a setting. The closures get and set every value as a number. See ``Kind``.
  public init(_ name: String, _ kind: Kind, get: @escaping () -> Double, set: @escaping (Double) -> Void) {
    (self.name, self.kind, self.get, self.set) = (name, kind, get, set)
  }

  /// Returns a slider for a property.
  public static func number<Object: AnyObject>(
    _ name: String, _ range: ClosedRange<Double>, step: Double = 1, of object: Object,
    _ property: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> LiveSetting {
    LiveSetting(name, .number(range, step: step)) {
      Double(object[keyPath: property])
    } set: {
      object[keyPath: property] = CGFloat($0)
    }
  }

  /// Returns a slider for an integer property.
  public static func number<Object: AnyObject>(
    _ name: String, _ range: ClosedRange<Int>, of object: Object,
    _ property: ReferenceWritableKeyPath<Object, Int>
  ) -> LiveSetting {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return LiveSetting(name, .number(bounds, step: 1)) {
      Double(object[keyPath: property])
    } set: {
      // As a `Double`, the largest integer is rounded up, out of the range of `Int`.
      object[keyPath: property] = Int(exactly: $0.rounded()) ?? .max
    }
  }

  /// Returns a switch for a property.
  public static func toggle<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, Bool>
  ) -> LiveSetting {
    LiveSetting(name, .toggle) {
      object[keyPath: property] ? 1 : 0
    } set: {
      object[keyPath: property] = $0 != 0
    }
  }

  /// Returns a menu of several values for a property.
  public static func choice<Object: AnyObject, Value: Equatable>(
    _ name: String, _ choices: [(String, Value)], of object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> LiveSetting {
    LiveSetting(name, .choice(choices.map(\.0))) {
      Double(choices.firstIndex { $0.1 == object[keyPath: property] } ?? 0)
    } set: {
      object[keyPath: property] = choices[Int($0)].1
    }
  }

  /// Returns a button that runs an action, such as an animated change.
  ///
  /// - Parameter isEnabled: Returns `true` if the action has an effect. Called in each frame in which
  ///   something may have changed. The default value always returns `true`.
  public static func action(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, perform: @escaping () -> Void
  ) -> LiveSetting {
    LiveSetting(name, .action) {
      isEnabled() ? 1 : 0
    } set: { _ in
      if isEnabled() { perform() }
    }
  }

  /// Returns a menu for the scroll direction of a layout.
  public static func scrollDirection<Object: AnyObject>(
    of object: Object, _ property: ReferenceWritableKeyPath<Object, UICollectionView.ScrollDirection>
  ) -> LiveSetting {
    .choice("Scrolls", [("Vertically", .vertical), ("Horizontally", .horizontal)], of: object, property)
  }

  /// The value shown in the page, or NaN if the setting has no effect.
  package var shownValue: Double { isEnabled() ? get() : .nan }

  /// Sets the value after fitting it to the kind.
  package func apply(_ value: Double) { set(kind.fitted(value)) }

  /// Sets the exact value of an address, because a pinch or a rotation may end between two steps.
  package func restore(_ value: Double) {
    if case .number(let range, _) = kind {
      set(min(range.upperBound, max(range.lowerBound, value)))
    } else {
      apply(value)
    }
  }
}

extension LiveSetting.Kind {
  package func fitted(_ value: Double) -> Double {
    switch self {
    case .number(let range, let step):
      let stepped = step > 0 ? range.lowerBound + ((value - range.lowerBound) / step).rounded() * step : value
      // The page computes its steps differently. Without this, differences in the last digit would be sent to
      // it.
      let isStep = abs(stepped - value) <= step * 1e-9
      return min(range.upperBound, max(range.lowerBound, isStep ? value : stepped))
    case .count(let range):
      return min(Double(range.upperBound), max(Double(range.lowerBound), value.rounded()))
    case .choice(let choices): return min(Double(choices.count - 1), max(0, value.rounded()))
    case .toggle: return value == 0 ? 0 : 1
    case .action: return 1
    }
  }
}
