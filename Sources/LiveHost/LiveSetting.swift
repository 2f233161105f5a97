import Foundation

/// Something about the views that the page shows a control for.
///
/// The value is asked for and set through closures, so a setting can stand for a property of a layout:
///
/// ```swift
/// .number("Turns", 1...12, of: layout, \.turns)
/// ```
///
/// Every kind of value goes to the page as a number: a choice as its place, a toggle as 0 or 1.
@MainActor
public struct LiveSetting {
  /// Which control the page shows, and what values it gives.
  public enum Kind: Equatable, Sendable {
    /// A slider. A step of 0 stands for no steps.
    case number(ClosedRange<Double>, step: Double)
    /// A number from a range so wide that its slider is logarithmic, with a field to type in.
    case count(ClosedRange<Int>)
    /// A menu of names. The value is the place of one, from 0.
    case choice([String])
    /// A switch: 0 is off, 1 is on.
    case toggle
    /// A button. Its value says whether there is anything to do; setting it does it.
    case action
  }

  /// Stands beside the control, and in the page's address.
  public var name: String
  /// The control, and what values it gives.
  public var kind: Kind
  /// Answers the present value.
  public var get: () -> Double
  /// Takes a value that fits the kind: out of range, or no number at all, does not get here. Between two steps may be
  /// where a hand has left it, and comes from an address or a page that has been reloaded.
  public var set: (Double) -> Void
  /// Whether it has an effect at present; asked in every frame. Where it has none the control is dimmed. Default: always.
  public var isEnabled: () -> Bool = { true }

  /// Every value goes through the closures as a number: see ``Kind``.
  public init(_ name: String, _ kind: Kind, get: @escaping () -> Double, set: @escaping (Double) -> Void) {
    (self.name, self.kind, self.get, self.set) = (name, kind, get, set)
  }

  /// A slider for a property.
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

  /// A slider for a property that counts something.
  public static func number<Object: AnyObject>(
    _ name: String, _ range: ClosedRange<Int>, of object: Object,
    _ property: ReferenceWritableKeyPath<Object, Int>
  ) -> LiveSetting {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return LiveSetting(name, .number(bounds, step: 1)) {
      Double(object[keyPath: property])
    } set: {
      object[keyPath: property] = Int($0.rounded())
    }
  }

  /// A switch for a property.
  public static func toggle<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, Bool>
  ) -> LiveSetting {
    LiveSetting(name, .toggle) {
      object[keyPath: property] ? 1 : 0
    } set: {
      object[keyPath: property] = $0 != 0
    }
  }

  /// One of several values for a property.
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

  /// A button that does something, such as a change that is animated.
  ///
  /// - Parameter isEnabled: Whether there is anything to do; asked in every frame. Default: always.
  public static func action(
    _ name: String, isEnabled: @escaping () -> Bool = { true }, perform: @escaping () -> Void
  ) -> LiveSetting {
    LiveSetting(name, .action) {
      isEnabled() ? 1 : 0
    } set: { _ in
      if isEnabled() { perform() }
    }
  }

  /// What the page shows; no number where the setting has no effect.
  var shownValue: Double { isEnabled() ? get() : .nan }

  /// Sets the value, made to fit.
  func apply(_ value: Double) { set(kind.fitted(value)) }

  /// Sets what an address holds: to the very place, which a pinch or a turn did not look for among the steps.
  func restore(_ value: Double) {
    if case .number(let range, _) = kind {
      set(min(range.upperBound, max(range.lowerBound, value)))
    } else {
      apply(value)
    }
  }
}

extension LiveSetting.Kind {
  func fitted(_ value: Double) -> Double {
    switch self {
    case .number(let range, let step):
      let stepped = step > 0 ? range.lowerBound + ((value - range.lowerBound) / step).rounded() * step : value
      // The page calculates its steps in another way, and would be told of every last digit.
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
