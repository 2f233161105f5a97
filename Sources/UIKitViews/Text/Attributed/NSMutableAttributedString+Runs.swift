import Foundation

// Foundation on Linux compares the attributes of adjacent runs after changes. It traps if both have the same
// keys, and for one of them different objects that aren't strings or numbers, such as two fonts. To prevent
// this, these methods add an attribute with an unused key to one of the runs.
//
// As with `CGRect.intersects(_:)`, Foundation's methods take precedence in a file with `import Foundation`.
nonisolated extension NSMutableAttributedString {
  /// Appends the string.
  @_disfavoredOverload
  public func append(_ attrString: NSAttributedString) { join(attrString) }

  /// Inserts the string.
  @_disfavoredOverload
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    var all = AttributeRuns(self)
    all.insert(AttributeRuns(attrString), at: loc)
    setRuns(all)
  }

  /// Sets an attribute of a range.
  @_disfavoredOverload
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    put([name: value], in: range)
  }

  /// Sets attributes of a range.
  @_disfavoredOverload
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) { put(attrs, in: range) }

  /// Replaces the attributes of a range.
  @_disfavoredOverload
  public func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(in: range) { $0 = attrs ?? [:] }
  }

  /// Removes an attribute from a range.
  @_disfavoredOverload
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(in: range) { $0[name] = nil }
  }

  // MARK: Equivalents for this module, which imports Foundation

  func join(_ other: NSAttributedString) {
    var all = AttributeRuns(self)
    all.insert(AttributeRuns(other), at: length)
    setRuns(all)
  }

  func put(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
    change(in: range) { $0.merge(attributes) { $1 } }
  }

  func change(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var all = AttributeRuns(self)
    all.change(in: range, change)
    setRuns(all)
  }

  private func setRuns(_ runs: AttributeRuns) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: NSAttributedString(string: ""))
    var (location, previous) = (0, 0)
    for run in runs.runs where run.length > 0 {
      var attributes = run.attributes
      if attributes.count == previous, !attributes.isEmpty { attributes[AttributeRuns.mark] = 0 }
      let text = (runs.text as NSString).substring(with: NSRange(location: location, length: run.length))
      // Of Foundation's methods that change attributes, only this one has no namesake here.
      replaceCharacters(
        in: NSRange(location: location, length: 0),
        with: NSAttributedString(string: text, attributes: attributes))
      (location, previous) = (location + run.length, attributes.count)
    }
  }
}

/// The runs of an attributed string. Lengths are in UTF-16 units.
private nonisolated struct AttributeRuns {
  static let mark = NSAttributedString.Key("_run")

  var text: String
  var runs: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []

  init(_ string: NSAttributedString) {
    text = string.string
    var location = 0
    while location < string.length {
      var range = NSRange()
      var attributes = string.attributes(at: location, effectiveRange: &range)
      attributes[Self.mark] = nil
      let end = max(location + 1, range.location + range.length)
      runs.append((end - location, attributes))
      location = end
    }
  }

  /// Splits a run at the location if necessary. Returns the index of the run that starts there.
  private mutating func split(at location: Int) -> Int {
    var (index, start) = (0, 0)
    while index < runs.count, start < location {
      let run = runs[index]
      if start + run.length > location {
        runs[index].length = location - start
        runs.insert((start + run.length - location, run.attributes), at: index + 1)
      }
      start += runs[index].length
      index += 1
    }
    return index
  }

  mutating func insert(_ other: AttributeRuns, at location: Int) {
    let index = split(at: location)
    runs.insert(contentsOf: other.runs, at: index)
    text = (text as NSString).replacingCharacters(
      in: NSRange(location: location, length: 0), with: other.text)
  }

  mutating func change(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    let first = split(at: range.location)
    let end = split(at: range.location + range.length)
    for index in first..<max(first, end) { change(&runs[index].attributes) }
  }
}
