import CollectionView
import Foundation

/// An expression that creates a value, for "Copy Swift".
///
/// Supports numbers, strings, optionals, ranges, arrays, sets, sizes, points, rectangles, and insets. Also
/// supports enumerations and structures of these by reflection. Structures use the memberwise initializer.
public struct SwiftSource: Equatable, Sendable {
  /// The text of the expression. The context determines the type, so the text is `.vertical`, not
  /// `UICollectionView.ScrollDirection.vertical`.
  public let text: String

  /// Creates the expression, or returns `nil` if the value has none, such as a closure.
  public init?(of value: Any) {
    guard let text = Self.text(of: value) else { return nil }
    self.text = text
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let value as Bool: return "\(value)"
    case let value as any BinaryInteger: return "\(value)"
    case let value as CGFloat: return number(Double(value))
    case let value as Double: return number(value)
    case let value as Float: return number(Double(value))
    case let value as String: return value.debugDescription
    case let value as ClosedRange<CGFloat>: return range(Double(value.lowerBound), Double(value.upperBound))
    case let value as ClosedRange<Double>: return range(value.lowerBound, value.upperBound)
    case let value as ClosedRange<Int>: return "\(value.lowerBound)...\(value.upperBound)"
    case let value as CGSize: return "CGSize(width: \(number(value.width)), height: \(number(value.height)))"
    case let value as CGPoint: return "CGPoint(x: \(number(value.x)), y: \(number(value.y)))"
    case let value as CGRect:
      return "CGRect(x: \(number(value.minX)), y: \(number(value.minY)), width: \(number(value.width)), "
        + "height: \(number(value.height)))"
    case let value as UIEdgeInsets:
      return "UIEdgeInsets(top: \(number(value.top)), left: \(number(value.left)), "
        + "bottom: \(number(value.bottom)), right: \(number(value.right)))"
    default: return reflected(value)
    }
  }

  private static func reflected(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .enum: return enumeration(value, mirror)
    case .struct: return structure(value, mirror)
    case .collection, .set:
      var elements: [String] = []
      for child in mirror.children {
        guard let element = text(of: child.value) else { return nil }
        elements.append(element)
      }
      // A set is unordered, but equal sets must give equal text.
      if mirror.displayStyle == .set { elements.sort() }
      return "[\(elements.joined(separator: ", "))]"
    default: return nil
    }
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror) -> String? {
    guard let payload = mirror.children.first else { return ".\(value)" }
    guard let name = payload.label else { return nil }
    let inner = Mirror(reflecting: payload.value)
    let arguments =
      inner.displayStyle == .tuple ? Array(inner.children) : [(label: nil, value: payload.value)]
    var texts: [String] = []
    for argument in arguments {
      guard let text = text(of: argument.value) else { return nil }
      let label = argument.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      texts.append(label + text)
    }
    return ".\(name)(\(texts.joined(separator: ", ")))"
  }

  private static func structure(_ value: Any, _ mirror: Mirror) -> String? {
    var texts: [String] = []
    for child in mirror.children {
      guard let label = child.label, let text = text(of: child.value) else { return nil }
      texts.append("\(label): \(text)")
    }
    let type = "\(type(of: value))"
    // Generic types, such as ranges, have no memberwise initializer.
    return texts.isEmpty || type.contains("<") ? nil : "\(type)(\(texts.joined(separator: ", ")))"
  }

  private static func range(_ low: Double, _ high: Double) -> String { "\(number(low))...\(number(high))" }

  /// Formats whole numbers without a decimal point, and removes rounding errors of a slider's steps.
  private static func number(_ value: Double) -> String {
    if value == .greatestFiniteMagnitude { return ".greatestFiniteMagnitude" }
    guard value.isFinite else { return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity" }
    let short = (value * 10_000).rounded() / 10_000
    let shown = abs(short - value) < 1e-9 ? short : value
    return shown == shown.rounded() && abs(shown) < 1e15 ? "\(Int(shown))" : "\(shown)"
  }
}

/// The code that creates a layout of the same class and sets the properties that have changed.
@MainActor
public struct LayoutSource {
  /// The statements that create and configure a constant named `layout`, one per line.
  public let text: String

  /// Creates the code for a layout.
  ///
  /// - Parameters:
  ///   - layout: The configured layout.
  ///   - initial: An unchanged layout of the same class.
  ///   - properties: The names of the stored properties that the code may set.
  public init(
    of layout: UICollectionViewLayout, comparedWith initial: UICollectionViewLayout, properties: Set<String>
  ) {
    let before = Self.values(of: initial, properties)
    var lines = ["let layout = \(type(of: layout))()"]
    for (name, value) in Self.values(of: layout, properties) {
      guard let source = SwiftSource(of: value),
        source
          != before.first(where: { $0.name == name }).flatMap({
            SwiftSource(of: $0.value)
          })
      else { continue }
      lines.append("layout.\(name) = \(source.text)")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func values(
    of layout: UICollectionViewLayout, _ properties: Set<String>
  ) -> [(name: String, value: Any)] {
    var levels: [[(String, Any)]] = []
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          child.label.flatMap { properties.contains($0) ? ($0, child.value) : nil }
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
  }
}
