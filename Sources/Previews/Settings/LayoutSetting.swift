import CollectionView

/// A control for a property of a layout.
///
/// ```swift
/// let settings: [LayoutSetting<CardStackLayout>] = [
///   .number("Offset step", \.offsetStep, 0...60),
///   .count("Visible count", \.visibleCount, 1...8),
///   .toggle("Loops", \.loops),
///   .choice("Offset direction", \.offsetDirection, [("Down", .down), ("Up", .up)]),
/// ]
/// ```
///
/// "Copy Swift" derives the property's name from the control's: `offsetStep` for "Offset step". Pass
/// `property` if the property has another name.
@MainActor
public struct LayoutSetting<Layout: AnyObject> {
  /// A closure that returns the control for a layout.
  public var bind: (Layout) -> LiveSetting

  /// Creates a custom control.
  public init(_ bind: @escaping (Layout) -> LiveSetting) {
    self.bind = bind
  }

  /// Returns a slider, which is continuous if the step is 0.
  public static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, CGFloat>, _ range: ClosedRange<Double>,
    step: Double = 1, property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .number(name, range, step: step, of: $0, path) }
  }

  /// Returns a slider, which is continuous if the step is 0.
  public static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Double>, _ range: ClosedRange<Double>,
    step: Double = 1, property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { layout in
      LiveSetting(name, .number(range, step: step)) {
        layout[keyPath: path]
      } set: {
        layout[keyPath: path] = $0
      }
    }
  }

  /// Returns a slider for an integer.
  public static func count(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Int>, _ range: ClosedRange<Int>,
    property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .number(name, range, of: $0, path) }
  }

  /// Returns a switch.
  public static func toggle(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Bool>, property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .toggle(name, of: $0, path) }
  }

  /// Returns a menu of named values.
  public static func choice<Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Value>, _ choices: [(String, Value)],
    property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .choice(name, choices, of: $0, path) }
  }

  private static func of<Value>(
    _ path: ReferenceWritableKeyPath<Layout, Value>, _ property: String,
    _ setting: @escaping (Layout) -> LiveSetting
  ) -> LayoutSetting {
    LayoutSetting { layout in
      var setting = setting(layout)
      setting.source = { SwiftSource(of: layout[keyPath: path]).map { "layout.\(property) = \($0.text)" } }
      return setting
    }
  }

  private static func propertyName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0.lowercased() }
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
