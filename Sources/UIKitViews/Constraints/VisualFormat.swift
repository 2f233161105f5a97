import Foundation

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
