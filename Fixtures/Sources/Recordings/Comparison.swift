/// The differences between two recordings.
public struct Comparison: Equatable, Sendable {
  /// The names of the recordings in sentences.
  public let names: (String, String)
  public internal(set) var differences: [Difference] = []
  /// The reasons why parts weren't compared, and other remarks. They aren't differences.
  public internal(set) var notes: [String] = []
  /// The number of compared steps.
  public internal(set) var stepCount = 0
  /// The number of compared elements.
  public internal(set) var elementCount = 0

  /// The length of a pixel of the coarser screen, in points.
  let pixel: Double

  public static func == (a: Self, b: Self) -> Bool {
    a.names == b.names && a.differences == b.differences && a.notes == b.notes
  }

  /// Compares two recordings.
  ///
  /// Fixtures are matched by name, steps by position, and elements by kind and index path.
  public init(_ first: Recording, _ second: Recording, names: (String, String) = ("the first", "the second"))
  {
    self.names = names
    pixel = 1 / max(0.001, min(first.scale, second.scale))
    if first.system != second.system {
      notes.append("\(names.0) is \(first.system). \(names.1) is \(second.system).")
    }
    if first.scale != second.scale {
      notes.append(
        "The scales are \(decimal(first.scale)) and \(decimal(second.scale)) pixels per point, "
          + "so frames can be rounded differently.")
    }
    let (a, b) = (keyed(first.fixtures, by: \.name), keyed(second.fixtures, by: \.name))
    for fixture in first.fixtures {
      if let other = b[fixture.name] {
        compare(fixture, other)
      } else {
        add(fixture.name, "fixture", "the fixture is only in \(names.0)")
      }
    }
    for fixture in second.fixtures where a[fixture.name] == nil {
      add(fixture.name, "fixture", "the fixture is only in \(names.1)")
    }
  }

  private mutating func add(_ fixture: String, _ property: String, _ explanation: String) {
    differences.append(
      Difference(
        fixture: fixture, step: nil, element: nil, property: property, explanation: explanation + "."))
  }

  private mutating func compare(_ a: Recording.Fixture, _ b: Recording.Fixture) {
    for (index, steps) in zip(a.steps, b.steps).enumerated() {
      let step = "step \(index + 1) (\(steps.0.operation))"
      guard steps.0.operation == steps.1.operation else {
        differences.append(
          Difference(
            fixture: a.name, step: "step \(index + 1)", element: nil, property: "operation",
            explanation: "\(names.0) has the operation \"\(steps.0.operation)\", but \(names.1) has "
              + "\"\(steps.1.operation)\". The fixture's remaining steps weren't compared."))
        return
      }
      var comparison = StepComparison(
        a: steps.0, b: steps.1, names: names, pixel: pixel, fixture: a.name, step: step)
      comparison.run()
      differences += comparison.differences
      notes += comparison.notes
      stepCount += 1
      elementCount += steps.0.elements.count
    }
    if a.steps.count != b.steps.count {
      add(
        a.name, "steps",
        "\(names.0) has \(a.steps.count) steps, but \(names.1) has \(b.steps.count). "
          + "Only the first \(min(a.steps.count, b.steps.count)) were compared")
    }
  }

  /// All differences and notes, one on each line, and a summary.
  public var report: String {
    let compared = "\(stepCount) steps with \(elementCount) elements compared"
    let summary =
      switch differences.count {
      case 0: "No differences: \(compared)."
      case 1: "1 difference: \(compared)."
      default: "\(differences.count) differences: \(compared)."
      }
    return (notes.map { "note: \($0)" } + differences.map(\.description) + [summary]).joined(separator: "\n")
  }
}

/// Returns values by a name. If a name occurs twice, the first value counts.
func keyed<Value>(_ values: [Value], by name: (Value) -> String) -> [String: Value] {
  Dictionary(values.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
}
