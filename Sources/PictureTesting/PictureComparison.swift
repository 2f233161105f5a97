/// Which elements of two pictures differ, and by how much.
///
/// Elements that are equal stay in their order (the longest common subsequence); between them, those of one name are compared in
/// turn, and what is left over is missing or new.
struct PictureComparison {
  /// One sentence a difference, in the order of the pictures.
  private(set) var differences: [String] = []
  private let tolerance: Double

  init(from recorded: [PictureElement], to actual: [PictureElement], tolerance: Double) {
    self.tolerance = tolerance
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
    // Walk along both pictures from one pair of equal elements to the next.
    var (left, right) = (0, 0)
    var (nextGone, nextNew) = (gone[...], new[...])
    while left < recorded.count || right < actual.count || !nextGone.isEmpty || !nextNew.isEmpty {
      var (before, after): ([PictureElement], [PictureElement]) = ([], [])
      while nextGone.first == left {
        before.append(recorded[left])
        nextGone.removeFirst()
        left += 1
      }
      while nextNew.first == right {
        after.append(actual[right])
        nextNew.removeFirst()
        right += 1
      }
      compare(before, after)
      left += 1
      right += 1
    }
  }

  private mutating func compare(_ before: [PictureElement], _ after: [PictureElement]) {
    var candidates = after
    for element in before {
      guard
        let match = candidates.firstIndex(where: { $0.name == element.name && $0.text == element.text })
          ?? candidates.firstIndex(where: { $0.name == element.name })
      else {
        differences.append("\(element.label) is missing.")
        continue
      }
      compare(element, candidates.remove(at: match))
    }
    differences += candidates.map { "\($0.label) is new." }
  }

  private mutating func compare(_ before: PictureElement, _ after: PictureElement) {
    var changes: [String] = []
    if before.text != after.text { changes.append("its text is now \"\(after.text)\"") }
    for name in Set(before.attributes.keys).union(after.attributes.keys).sorted() {
      switch (before.attributes[name], after.attributes[name]) {
      case (let old?, let new?):
        guard let distance = old.distance(to: new) else {
          changes.append("\(name) is \(new.shortened) instead of \(old.shortened)")
          continue
        }
        // A number with three decimals is not exact itself.
        if distance > tolerance + 1e-9 {
          changes.append(
            "\(name) is \(new.shortened) instead of \(old.shortened) (off by \(distance.rounded(toDecimals: 3)))"
          )
        }
      case (let old?, nil): changes.append("\(name) (\(old.shortened)) is gone")
      case (nil, let new?): changes.append("\(name) (\(new.shortened)) is new")
      case (nil, nil): break
      }
    }
    guard !changes.isEmpty else { return }
    differences.append("\(before.label): \(changes.joined(separator: ", ")).")
  }
}

extension PictureValue {
  /// As a message shows it.
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
