/// The differences between two pictures' elements.
///
/// Equal elements match if they are in the same order (the longest common subsequence). The remaining
/// elements between two matches are compared with each other by name. The parents of matching or compared
/// elements must also belong together. Parents that are missing or new are replaced by their own parents.
struct PictureComparison {
  /// The differences, one sentence each, in the order of the elements. Changed parents come last.
  private(set) var differences: [String] = []
  private let recorded: [PictureElement]
  private let actual: [PictureElement]
  private let tolerance: Double
  private var pairs: [(recorded: Int, actual: Int)] = []
  private var context: String?

  init(from recorded: [PictureElement], to actual: [PictureElement], tolerance: Double) {
    (self.recorded, self.actual, self.tolerance) = (recorded, actual, tolerance)
    var gone: [Int] = []
    var new: [Int] = []
    for change in actual.difference(from: recorded) {
      switch change {
      case .remove(let index, _, _): gone.append(index)
      case .insert(let index, _, _): new.append(index)
      }
    }
    gone.sort()
    new.sort()
    var (left, right) = (0, 0)
    var (nextGone, nextNew) = (gone[...], new[...])
    while left < recorded.count || right < actual.count || !nextGone.isEmpty || !nextNew.isEmpty {
      var (before, after): ([Int], [Int]) = ([], [])
      while nextGone.first == left {
        before.append(left)
        nextGone.removeFirst()
        left += 1
      }
      while nextNew.first == right {
        after.append(right)
        nextNew.removeFirst()
        right += 1
      }
      compare(before, after)
      if left < recorded.count, right < actual.count {
        pairs.append((left, right))
        context = actual[right].view
      }
      left += 1
      right += 1
    }
    compareParents()
  }

  private mutating func compare(_ before: [Int], _ after: [Int]) {
    var candidates = after
    for index in before {
      let element = recorded[index]
      guard
        let match = candidates.firstIndex(where: {
          actual[$0].name == element.name && actual[$0].text == element.text
        }) ?? candidates.firstIndex(where: { actual[$0].name == element.name })
      else {
        // A missing element has no view, so the message names the view drawn before it.
        differences.append("\(element.label) is missing\(context.map { ", in front of \($0)" } ?? "").")
        continue
      }
      let found = candidates.remove(at: match)
      pairs.append((index, found))
      compare(element, actual[found])
    }
    differences += candidates.map { "\(actual[$0].label) is new." }
  }

  private mutating func compareParents() {
    let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.recorded, $0.actual) })
    let arePaired = Set(partners.values)
    for (old, new) in pairs {
      var (before, after) = (recorded[old].parent, actual[new].parent)
      while let parent = before, partners[parent] == nil { before = recorded[parent].parent }
      while let parent = after, !arePaired.contains(parent) { after = actual[parent].parent }
      guard before.flatMap({ partners[$0] }) != after, let before, let after else { continue }
      let element = actual[new].view == nil ? recorded[old] : actual[new]
      differences.append(
        "\(element.label): it is in \(actual[after].label) instead of \(recorded[before].label).")
    }
  }

  private mutating func compare(_ before: PictureElement, _ after: PictureElement) {
    var changes: [String] = []
    if before.text != after.text { changes.append("its text is now \"\(after.text)\"") }
    for name in Set(before.attributes.keys).union(after.attributes.keys).sorted() {
      switch (before.attributes[name], after.attributes[name]) {
      case (let old?, let new?):
        let words =
          old.isLike(new)
          ? "\(name) refers to something else" : "\(name) is \(new.shortened) instead of \(old.shortened)"
        guard let distance = old.distance(to: new) else {
          changes.append(words)
          continue
        }
        // Numbers with three decimals aren't exact in binary.
        if distance > tolerance + 1e-9 {
          changes.append("\(words) (off by \(distance.rounded(toDecimals: 3)))")
        }
      case (let old?, nil): changes.append("\(name) (\(old.shortened)) is gone")
      case (nil, let new?): changes.append("\(name) (\(new.shortened)) is new")
      case (nil, nil): break
      }
    }
    guard !changes.isEmpty else { return }
    differences.append("\((after.view == nil ? before : after).label): \(changes.joined(separator: ", ")).")
  }
}

extension PictureValue {
  fileprivate var shortened: String { description.count > 60 ? description.prefix(57) + "…" : description }
}

extension Double {
  fileprivate func rounded(toDecimals decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let value = (self * scale).rounded() / scale
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
