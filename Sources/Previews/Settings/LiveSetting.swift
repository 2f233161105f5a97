import CollectionView
import Foundation

/// A control on the page for a value of the views, such as a property of a layout.
///
/// ```swift
/// let flow = UICollectionViewFlowLayout()
/// let spacing = LiveSetting.number("minimumLineSpacing", 0...40, of: flow, \.minimumLineSpacing)
/// ```
///
/// Every value is a number: a choice's index, and 0 or 1 for a toggle.
@MainActor
public struct LiveSetting {
  /// The kind of control, and its valid values.
  public enum Kind: Equatable, Sendable {
    /// A slider, which is continuous if the step is 0.
    case number(ClosedRange<Double>, step: Double)
    /// A logarithmic slider with a text field, for an integer from a wide range.
    case count(ClosedRange<Int>)
    /// A menu of names. The value is the index of the chosen name.
    case choice([String])
    /// A switch: 0 is off, 1 is on.
    case toggle
    /// A button. Its value is 1 if the button is enabled, and 0 otherwise. Setting the value runs the action.
    case action
  }

  /// The name, which the page's address also contains.
  public var name: String
  /// The kind of control, and its valid values.
  public var kind: Kind
  /// A closure that returns the current value.
  public var get: () -> Double
  /// A closure that sets the value.
  ///
  /// The value is valid for the kind, or is the initial value. It's never NaN. A value from a gesture may lie
  /// between two steps.
  public var set: (Double) -> Void
  /// A closure that returns `false` if the control has no effect, which dims the control. Called in each
  /// frame that may have changed something. The default closure returns `true`.
  public var isEnabled: () -> Bool = { true }
  /// A closure that returns the statement that sets the value of a constant `layout`, for "Copy Swift". The
  /// default closure returns `nil`.
  public var source: () -> String? = { nil }

  /// Creates a setting. The closures represent every value as a number. See ``Kind``.
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

  /// Returns a menu of values for a property.
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

  /// Returns a button.
  ///
  /// The closure `isEnabled` returns `true` if the action has an effect. It is called in each frame that may
  /// have changed something.
  public static func action(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, perform: @escaping () -> Void
  ) -> LiveSetting {
    LiveSetting(name, .action) {
      isEnabled() ? 1 : 0
    } set: { _ in
      if isEnabled() { perform() }
    }
  }

  /// Returns a menu for the scroll direction.
  public static func scrollDirection<Object: AnyObject>(
    of object: Object, _ property: ReferenceWritableKeyPath<Object, UICollectionView.ScrollDirection>
  ) -> LiveSetting {
    .choice(
      "scrollDirection", [("Vertical", .vertical), ("Horizontal", .horizontal)],
      of: object, property)
  }

  /// The value shown on the page, or NaN if the setting has no effect.
  package var shownValue: Double { isEnabled() ? get() : .nan }

  package func apply(_ value: Double) { set(kind.fitted(value)) }

  /// Sets an exact value, because a pinch or a rotation may end between two steps.
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
      // The page computes its steps differently. Without this check, it would get values that differ in the
      // last digit.
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
