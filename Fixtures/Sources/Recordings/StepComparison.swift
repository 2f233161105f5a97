/// The comparison of two steps with the same operation.
struct StepComparison {
  let a, b: Recording.Step
  let names: (String, String)
  /// The length of a pixel, in points.
  let pixel: Double
  let fixture, step: String
  var differences: [Difference] = []
  var notes: [String] = []

  mutating func run() {
    let sameMotion = a.motion == b.motion
    if !sameMotion {
      notes.append(
        "\(fixture), \(step): \(motion(a, names.0)), and \(motion(b, names.1)). "
          + "Their calls weren't compared, and the end of the flick can differ.")
    }
    if a.size != b.size {
      add("size", "the view's size is \(a.size) in \(names.0), but \(b.size) in \(names.1)")
    }
    if a.contentSize != b.contentSize {
      let change = max(
        abs(a.contentSize.width - b.contentSize.width), abs(a.contentSize.height - b.contentSize.height))
      add(
        "contentSize",
        "the content size is \(a.contentSize) in \(names.0), but \(b.contentSize) in \(names.1)"
          + amount(change))
    }
    if a.contentOffset != b.contentOffset {
      let change = shift(a.contentOffset, b.contentOffset)
      add(
        "contentOffset",
        "the content offset is \(a.contentOffset) in \(names.0), but \(b.contentOffset) in \(names.1)"
          + amount(max(abs(change.x), abs(change.y)))
          + (sameMotion ? "" : ". One of the flicks was made without touches"))
    }
    compareElements()
    if sameMotion { compareCalls() }
  }

  private func motion(_ step: Recording.Step, _ name: String) -> String {
    switch step.motion {
    case .touches: "\(name) flicked by touches"
    case .offset: "\(name) flicked without touches"
    case nil: "\(name) doesn't contain the flick's motion"
    }
  }

  private mutating func add(_ property: String, element: String? = nil, _ explanation: String) {
    differences.append(
      Difference(
        fixture: fixture, step: step, element: element, property: property, explanation: explanation + "."))
  }

  /// Returns the hint for a length: less than a pixel, or the length itself.
  private func amount(_ length: Double) -> String {
    length < pixel - 0.0005
      ? ". They differ by less than a pixel"
      : ". They differ by \(decimal(length)) point\(length == 1 ? "" : "s")"
  }

  private func shift(_ a: Recording.Point, _ b: Recording.Point) -> Recording.Point {
    Recording.Point(x: b.x - a.x, y: b.y - a.y)
  }

  // MARK: Elements

  private mutating func compareElements() {
    let (first, second) = (keyed(a.elements, by: \.name), keyed(b.elements, by: \.name))
    for element in a.elements where second[element.name] == nil {
      addMissing(element, a, b, names.0, names.1)
    }
    for element in b.elements where first[element.name] == nil { addMissing(element, b, a, names.1, names.0) }
    let pairs = a.elements.compactMap { element in second[element.name].map { (element, $0) } }
    let moved = movedTogether(pairs)
    if let moved {
      let shown = moved.names.count > 4 ? "\(moved.names[0]) to \(moved.names.last!)" : list(moved.names)
      add(
        "frame", element: shown,
        "\(moved.names.count) elements (\(shown)) are moved by the same distance \(moved.shift) in \(names.1)"
          + amount(max(abs(moved.shift.x), abs(moved.shift.y))))
    }
    let together = Set(moved?.names ?? [])
    for (a, b) in pairs { compare(a, b, skipsFrame: together.contains(a.name)) }
    comparePaintOrder(pairs)
  }

  /// Returns the largest set of at least three elements that are moved by the same distance, without a change
  /// of size.
  private func movedTogether(
    _ pairs: [(Recording.Element, Recording.Element)]
  ) -> (names: [String], shift: Recording.Point)? {
    var shifts: [(names: [String], shift: Recording.Point)] = []
    for (a, b) in pairs where a.frame.origin != b.frame.origin && a.frame.size == b.frame.size {
      let shift = shift(a.frame.origin, b.frame.origin)
      if let index = shifts.firstIndex(where: { $0.shift == shift }) {
        shifts[index].names.append(a.name)
      } else {
        shifts.append(([a.name], shift))
      }
    }
    guard let largest = shifts.max(by: { $0.names.count < $1.names.count }), largest.names.count > 2 else {
      return nil
    }
    return largest
  }

  private mutating func addMissing(
    _ element: Recording.Element, _ there: Recording.Step, _ missing: Recording.Step, _ with: String,
    _ without: String
  ) {
    let isVisible = element.frame.intersects(missing.contentOffset, missing.size)
    let hint =
      isVisible
      ? "although its frame is inside the visible bounds"
      : "where its frame would be outside the visible bounds"
    add(
      "element", element: element.name,
      "\(element.name) at \(element.frame) in \(with) is missing in \(without), \(hint)")
  }

  private mutating func compare(_ a: Recording.Element, _ b: Recording.Element, skipsFrame: Bool) {
    let name = a.name
    if a.frame != b.frame, !skipsFrame {
      let change = shift(a.frame.origin, b.frame.origin)
      let (width, height) = (
        b.frame.size.width - a.frame.size.width, b.frame.size.height - a.frame.size.height
      )
      let largest = [change.x, change.y, width, height].map(abs).max()!
      let hint =
        if largest < pixel - 0.0005 {
          "They differ by less than a pixel"
        } else if a.frame.size == b.frame.size {
          "It's moved by \(change)"
        } else if a.frame.origin == b.frame.origin {
          "It's resized by \(Recording.Size(width: width, height: height))"
        } else {
          "It's moved by \(change) and resized by \(Recording.Size(width: width, height: height))"
        }
      add(
        "frame", element: name,
        "\(name): the frame is \(a.frame) in \(names.0), but \(b.frame) in \(names.1). \(hint)")
    }
    if a.transform != b.transform {
      add(
        "transform", element: name,
        "\(name): the transform is \(describe(a.transform)) in \(names.0), but \(describe(b.transform)) in "
          + names.1)
    }
    if a.alpha != b.alpha {
      add(
        "alpha", element: name,
        "\(name): alpha is \(decimal(a.alpha)) in \(names.0), but \(decimal(b.alpha)) in \(names.1)"
          + (min(a.alpha, b.alpha) == 0 ? ". Only one of them is visible" : ""))
    }
    if a.zIndex != b.zIndex {
      add(
        "zIndex", element: name,
        "\(name): zIndex is \(a.zIndex) in \(names.0), but \(b.zIndex) in \(names.1)")
    }
    if a.isHidden != b.isHidden {
      add("isHidden", element: name, "\(name) is hidden only in \(a.isHidden ? names.0 : names.1)")
    }
  }

  /// Explains whether different values of zIndex change the order in which elements are painted.
  private mutating func comparePaintOrder(_ pairs: [(Recording.Element, Recording.Element)]) {
    let changed = differences.indices.filter { differences[$0].property == "zIndex" }
    guard !changed.isEmpty else { return }
    let first = pairs.indices.sorted { (pairs[$0].0.zIndex, $0) < (pairs[$1].0.zIndex, $1) }
    let second = pairs.indices.sorted { (pairs[$0].1.zIndex, $0) < (pairs[$1].1.zIndex, $1) }
    let hint = first == second ? " The painting order is the same." : " The painting order differs."
    for index in changed { differences[index].explanation += hint }
  }

  private func describe(_ transform: [Double]?) -> String {
    guard let transform else { return "the identity" }
    // The elements of an affine transform. The remaining ones have the values of the identity.
    let affine = [0, 1, 4, 5, 12, 13]
    let others = transform.indices.filter { !affine.contains($0) }
    let isAffine = others.allSatisfy { transform[$0] == ($0 % 5 == 0 ? 1 : 0) }
    return "(\((isAffine ? affine.map { transform[$0] } : transform).map(decimal).joined(separator: ", ")))"
  }

  // MARK: Calls

  private mutating func compareCalls() {
    guard a.calls != b.calls else { return }
    var counts: [String: Int] = [:]
    for call in a.calls { counts[call, default: 0] += 1 }
    for call in b.calls { counts[call, default: 0] -= 1 }
    let index = zip(a.calls, b.calls).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first =
      if let index {
        "The first difference is call \(index + 1): \"\(a.calls[index])\" in \(names.0), "
          + "but \"\(b.calls[index])\" in \(names.1)"
      } else {
        "The first \(min(a.calls.count, b.calls.count)) calls are the same"
      }
    guard counts.values.contains(where: { $0 != 0 }) else {
      add("calls", "the same \(a.calls.count) calls are in a different order. \(first)")
      return
    }
    let extra = [(names.0, extras(a.calls, counts) { $0 }), (names.1, extras(b.calls, counts) { -$0 })]
      .filter { !$0.1.isEmpty }
      .map { "Only in \($0.0): \(list($0.1))" }
    add("calls", "the calls differ. \(([first] + extra).joined(separator: ". "))")
  }

  /// Returns the calls with a positive excess, in order, with their excess if it's above 1.
  private func extras(_ calls: [String], _ counts: [String: Int], excess: (Int) -> Int) -> [String] {
    var seen: Set<String> = []
    return calls.compactMap { call in
      let count = excess(counts[call] ?? 0)
      guard count > 0, seen.insert(call).inserted else { return nil }
      return count > 1 ? "\"\(call)\" \(count) times" : "\"\(call)\""
    }
  }

  private func list(_ items: [String]) -> String {
    let most = 6
    let shown = items.prefix(most).joined(separator: ", ")
    return items.count > most ? "\(shown), and \(items.count - most) more" : shown
  }
}
