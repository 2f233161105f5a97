import Foundation

extension NSLayoutConstraint {
  /// Returns the inactive constraints for a visual format.
  ///
  /// In `H:|-16-[icon(24)]-[title(>=60@750)]-(>=8)-|`, brackets enclose views and their lengths, hyphens
  /// enclose gaps, and bars are the superview's edges. A single hyphen stands for 8 points between views, and
  /// for the margin at a bar. An invalid format or an impossible constraint is an error, and the result is an
  /// empty array.
  ///
  /// - Parameters:
  ///   - format: A horizontal format or, after `V:`, a vertical one.
  ///   - opts: The alignment along the other axis, and the reading direction.
  ///   - metrics: Numbers by their names in the format.
  ///   - views: Views and guides by their names in the format.
  @discardableResult
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try FormatReading(
        format: VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      let beginning = error.impossible == nil ? "Unable to parse constraint format: \n" : ""
      UIKitException.raise(
        error.impossible ?? .invalidArgument,
        "\(beginning)\(error.reason) \n\(format) \n\(String(repeating: " ", count: error.position))^")
      return []
    }
  }
}

private struct FormatReading {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for view in format.views {
      guard let item = try item(view.name, at: view.position) else {
        throw VisualFormat.Failure(
          reason: "\(view.name) is not a key in the views dictionary.", position: view.position)
      }
      items.append(item)
    }
    let container = (items.first as? UIView)?.superview ?? (items.first as? UILayoutGuide)?.owningView
    if let gap = format.leadingGap {
      try append(&found, gap, from: nil, to: items[0], in: container)
    }
    for (index, view) in format.views.enumerated() {
      for length in view.lengths { found.append(try self.length(length, of: items[index])) }
      guard index + 1 < items.count else { break }
      try append(&found, format.gaps[index], from: items[index], to: items[index + 1], in: container)
    }
    if let gap = format.trailingGap {
      try append(&found, gap, from: items[items.count - 1], to: nil, in: container)
    }
    return found + alignment(of: items)
  }

  // MARK: Gaps

  private var reads: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func append(
    _ found: inout [NSLayoutConstraint], _ gap: VisualFormat.Gap, from before: AnyObject?,
    to behind: AnyObject?,
    in container: UIView?
  ) throws(VisualFormat.Failure) {
    guard (before != nil && behind != nil) || container != nil else {
      throw VisualFormat.Failure(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview.",
        position: 0)
    }
    let (start, end) = reads
    let isAtEdge = before == nil || behind == nil
    var edge: AnyObject? = container
    var parts: [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] = []
    switch gap {
    case .none: parts = [(.equal, 0, .required)]
    case .standard:
      if isAtEdge { edge = container?.layoutMarginsGuide }
      parts = [(.equal, isAtEdge ? 0 : UIView.standardSpacing, .required)]
    case .predicates(let predicates):
      for predicate in predicates {
        guard let length = try distance(predicate.length) else { throw unknown(predicate.length) }
        parts.append((predicate.relation, length, try priority(of: predicate)))
      }
    }
    let isBaseline =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline) && !isAtEdge
    let followsFonts = if case .standard = gap { isBaseline } else { false }
    for (relation, length, priority) in parts {
      let first =
        behind.map { ConstraintSide($0, isBaseline ? .firstBaseline : start) }
        ?? ConstraintSide(edge ?? NSNull(), end)
      let second =
        before.map { ConstraintSide($0, isBaseline ? .lastBaseline : end) }
        ?? ConstraintSide(edge ?? NSNull(), start)
      let isReversed = start == .right
      let constraint =
        isReversed
        ? NSLayoutConstraint(second, relation, first, 1, length)
        : NSLayoutConstraint(first, relation, second, 1, followsFonts ? 0 : length)
      if followsFonts { constraint.fontSpacing = 1 }
      constraint.priority = priority
      found.append(constraint)
    }
  }

  // MARK: Lengths

  private func length(
    _ predicate: VisualFormat.Predicate, of item: AnyObject
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let first = ConstraintSide(item, attribute)
    let constraint: NSLayoutConstraint
    if let length = try distance(predicate.length) {
      constraint = NSLayoutConstraint(first, predicate.relation, ConstraintSide(), 1, length)
    } else if case .name(let name) = predicate.length.object,
      let other = try self.item(name, at: predicate.length.position)
    {
      constraint = NSLayoutConstraint(first, predicate.relation, ConstraintSide(other, attribute), 1, 0)
    } else {
      throw unknown(predicate.length)
    }
    constraint.priority = try priority(of: predicate)
    return constraint
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> UILayoutPriority {
    guard let term = predicate.priority else { return .required }
    guard let number = number(term) else { throw unknown(term) }
    let priority = UILayoutPriority(Float(number))
    if let refusal = NSLayoutConstraint.refusal(of: priority) {
      throw VisualFormat.Failure(
        reason: refusal, position: term.position, impossible: .internalInconsistency)
    }
    return priority
  }

  // MARK: Names

  private func item(_ name: String, at position: Int) throws(VisualFormat.Failure) -> AnyObject? {
    guard let item = views[name] else { return nil }
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    throw VisualFormat.Failure(
      reason: ConstraintSide.refusal(of: item), position: position, impossible: .invalidArgument)
  }

  private func number(_ term: VisualFormat.Term) -> CGFloat? {
    switch term.object {
    case .number(let number): number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: number
      case let number as Int: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
  }

  /// A number valid as a gap or length, or `nil` if the name is unknown.
  private func distance(_ term: VisualFormat.Term) throws(VisualFormat.Failure) -> CGFloat? {
    guard let number = number(term) else { return nil }
    guard number.isSane else {
      throw VisualFormat.Failure(
        reason: "A length must be finite, not \(number.message).", position: term.position)
    }
    return number
  }

  private func unknown(_ term: VisualFormat.Term) -> VisualFormat.Failure {
    guard case .name(let name) = term.object else {
      return VisualFormat.Failure(reason: "Unknown object", position: term.position)
    }
    return VisualFormat.Failure(
      reason: "\(name) is not a key in the metrics or views dictionary.", position: term.position)
  }

  // MARK: Alignment

  private func alignment(of items: [AnyObject]) -> [NSLayoutConstraint] {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    let chosen = all.filter { options.rawValue & (1 << UInt($0.rawValue)) != 0 }
    return chosen.flatMap { attribute in
      zip(items, items.dropFirst()).map { before, behind in
        NSLayoutConstraint(ConstraintSide(before, attribute), .equal, ConstraintSide(behind, attribute), 1, 0)
      }
    }
  }
}

struct VisualFormat {
  enum Object {
    case number(CGFloat)
    case name(String)
  }

  struct Term {
    var object: Object
    var position: Int
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Term
    var priority: Term?
  }

  enum Gap {
    case none
    /// A single hyphen: the standard distance, or the margin at an edge.
    case standard
    case predicates([Predicate])
  }

  struct View {
    var name: String
    var position: Int
    var lengths: [Predicate]
  }

  struct Failure: Error {
    var reason: String
    var position: Int
    /// The exception to raise if the format is readable but impossible.
    var impossible: UIKitException.Name?
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var views: [View] = []
  /// The gaps between views. The gaps at the ends are `nil` unless the format mentions the superview.
  private(set) var gaps: [Gap] = []
  private(set) var leadingGap: Gap?
  private(set) var trailingGap: Gap?

  private let characters: [Character]
  private var next = 0

  init(_ format: String) throws(Failure) {
    characters = Array(format)
    if consume("H:") { axis = .horizontal } else if consume("V:") { axis = .vertical }
    if consume("|") { leadingGap = try gap() }
    views.append(try view())
    while true {
      let between = try gap()
      if consume("|") {
        trailingGap = between
        break
      }
      guard peek == "[" else {
        if case .none = between, peek == nil { break }
        throw failure("Expected a view or the superview here.")
      }
      gaps.append(between)
      views.append(try view())
    }
    guard peek == nil else { throw failure("Expected the end of the format here.") }
  }

  // MARK: Parts

  private mutating func view() throws(Failure) -> View {
    guard consume("[") else { throw failure("Expected a view here: \"[\".") }
    let position = next
    guard let name = consumeName() else { throw failure("Expected the name of a view here.") }
    var lengths: [Predicate] = []
    if peek == "(" { lengths = try predicates() }
    guard consume("]") else { throw failure("Expected a \"]\" here.") }
    return View(name: name, position: position, lengths: lengths)
  }

  private mutating func gap() throws(Failure) -> Gap {
    guard consume("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let found = peek == "(" ? try predicates() : [try predicate(isSimple: true)]
    guard consume("-") else { throw failure("Expected a \"-\" here.") }
    return .predicates(found)
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    _ = consume("(")
    var found = [try predicate(isSimple: false)]
    while consume(",") { found.append(try predicate(isSimple: false)) }
    guard consume(")") else { throw failure("Expected a \")\" here.") }
    return found
  }

  private mutating func predicate(isSimple: Bool) throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if !isSimple {
      if consume(">=") {
        relation = .greaterThanOrEqual
      } else if consume("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = consume("==")
      }
    }
    let length = try term(mayBeNegative: !isSimple)
    let priority = consume("@") ? try term(mayBeNegative: false) : nil
    return Predicate(relation: relation, length: length, priority: priority)
  }

  private mutating func term(mayBeNegative: Bool) throws(Failure) -> Term {
    let start = next
    if let name = consumeName() { return Term(object: .name(name), position: start) }
    if mayBeNegative { _ = consume("-") }
    while let character = peek, character.isNumber || character == "." { next += 1 }
    guard let number = Double(String(characters[start..<next])), number.isFinite else {
      throw failure("Expected a number or a name here.")
    }
    return Term(object: .number(CGFloat(number)), position: start)
  }

  // MARK: Characters

  private var peek: Character? { next < characters.count ? characters[next] : nil }

  private mutating func consume(_ text: String) -> Bool {
    let text = Array(text)
    guard characters[next...].starts(with: text) else { return false }
    next += text.count
    return true
  }

  private mutating func consumeName() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = next
    while let character = peek,
      character.isLetter || character.isNumber || character == "_" || character == "."
    {
      next += 1
    }
    return String(characters[start..<next])
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, position: next) }
}
