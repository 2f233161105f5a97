import Foundation

/// A visual format, taken apart: `H:|-side-[a(80)]-8-[b(>=60@750)]-|`.
struct VisualFormat {
  /// What a length is compared with.
  enum Object {
    case number(CGFloat)
    case name(String)
  }

  /// An object, and where it is written.
  struct Term {
    var object: Object
    var place: Int
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: Term
    var priority: Term?
  }

  enum Gap {
    /// Nothing is written between: 0.
    case none
    /// A hyphen: the standard distance, or the margin.
    case standard
    case predicates([Predicate])
  }

  struct View {
    var name: String
    var place: Int
    var lengths: [Predicate]
  }

  /// Why a format yields no constraints, and where.
  struct Failure: Error {
    var reason: String
    var place: Int
    /// What is raised where the format can be read, and a constraint that it asks for cannot be.
    var impossible: UIKitException.Name?
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var views: [View] = []
  /// Between the views, and at the ends nil where the superview is not mentioned.
  private(set) var gaps: [Gap] = []
  private(set) var leadingGap: Gap?
  private(set) var trailingGap: Gap?

  private let characters: [Character]
  private var next = 0

  init(_ format: String) throws(Failure) {
    characters = Array(format)
    if take("H:") { axis = .horizontal } else if take("V:") { axis = .vertical }
    if take("|") { leadingGap = try gap() }
    views.append(try view())
    while true {
      let between = try gap()
      if take("|") {
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
    guard take("[") else { throw failure("Expected a view here: \"[\".") }
    let place = next
    guard let name = takeName() else { throw failure("Expected the name of a view here.") }
    var lengths: [Predicate] = []
    if peek == "(" { lengths = try predicates() }
    guard take("]") else { throw failure("Expected a \"]\" here.") }
    return View(name: name, place: place, lengths: lengths)
  }

  private mutating func gap() throws(Failure) -> Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let found = peek == "(" ? try predicates() : [try predicate(isSimple: true)]
    guard take("-") else { throw failure("Expected a \"-\" here.") }
    return .predicates(found)
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    _ = take("(")
    var found = [try predicate(isSimple: false)]
    while take(",") { found.append(try predicate(isSimple: false)) }
    guard take(")") else { throw failure("Expected a \")\" here.") }
    return found
  }

  private mutating func predicate(isSimple: Bool) throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if !isSimple {
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
    }
    let length = try term(mayBeNegative: !isSimple)
    let priority = take("@") ? try term(mayBeNegative: false) : nil
    return Predicate(relation: relation, length: length, priority: priority)
  }

  private mutating func term(mayBeNegative: Bool) throws(Failure) -> Term {
    let start = next
    if let name = takeName() { return Term(object: .name(name), place: start) }
    if mayBeNegative { _ = take("-") }
    while let character = peek, character.isNumber || character == "." { next += 1 }
    guard let number = Double(String(characters[start..<next])), number.isFinite else {
      throw failure("Expected a number or a name here.")
    }
    return Term(object: .number(CGFloat(number)), place: start)
  }

  // MARK: Characters

  private var peek: Character? { next < characters.count ? characters[next] : nil }

  private mutating func take(_ text: String) -> Bool {
    let text = Array(text)
    guard characters[next...].starts(with: text) else { return false }
    next += text.count
    return true
  }

  private mutating func takeName() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = next
    while let character = peek,
      character.isLetter || character.isNumber || character == "_" || character == "."
    {
      next += 1
    }
    return String(characters[start..<next])
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, place: next) }
}
