import CollectionView

/// A control for a property of a layout, written in one line:
///
/// ```swift
/// let settings: [LayoutSetting<CardStackLayout>] = [
///   .number("Offset step", \.offsetStep, 0...60),
///   .count("Visible count", \.visibleCount, 1...8),
///   .toggle("Loops", \.loops),
///   .choice("Direction", \.direction, [("Down", .down), ("Up", .up)]),
/// ]
/// ```
///
/// "Copy Swift" in the page needs the name of the property. That is the control's name, written as Swift writes names: `loops`
/// for "Loops", `offsetStep` for "Offset step". Give another with `property`.
@MainActor
public struct LayoutSetting<Layout: AnyObject> {
  /// The control for one layout.
  public var bind: (Layout) -> LiveSetting

  /// A control of your own.
  public init(_ bind: @escaping (Layout) -> LiveSetting) {
    self.bind = bind
  }

  /// A slider for a length or another number. A step of 0 means that it is continuous.
  public static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, CGFloat>, _ range: ClosedRange<Double>,
    step: Double = 1, property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .number(name, range, step: step, of: $0, path) }
  }

  /// A slider for a number. A step of 0 means that it is continuous.
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

  /// A slider for a number of things.
  public static func count(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Int>, _ range: ClosedRange<Int>,
    property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .number(name, range, of: $0, path) }
  }

  /// A switch.
  public static func toggle(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Bool>, property: String? = nil
  ) -> LayoutSetting {
    of(path, property ?? propertyName(name)) { .toggle(name, of: $0, path) }
  }

  /// One of several values, each with a name.
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
