// See scripts/ci/uikit-api.
import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    struct Fragment: Decodable {
      let spelling: String
    }
    struct Location: Decodable {
      let uri: String
    }
    let identifier: Identifier
    let pathComponents: [String]
    let kind: Kind
    let accessLevel: String
    let declarationFragments: [Fragment]
    let location: Location?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

extension String {
  func matches(_ pattern: String) -> Bool { range(of: pattern, options: .regularExpression) != nil }

  func removing(_ pattern: String) -> String {
    replacingOccurrences(of: pattern, with: "", options: .regularExpression)
  }

  /// The comma-separated parts. Commas inside brackets don't count.
  var listed: [String] {
    var (parts, depth) = ([""], 0)
    for (index, character) in zip(indices, self) {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": if index == startIndex || self[self.index(before: index)] != "-" { depth -= 1 }
      default: break
      }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

/// A declaration of the page or the module, split into parts for comparison.
struct Declaration {
  /// The name with labels: `name(label:)`.
  var name = ""
  /// The declaration without attributes, access level, isolation, and internal parameter names.
  var shape = ""
  var isIsolated: Bool?
  var isDiscardable: Bool
  var hasResult = false
  /// `true` for declarations unavailable in Objective-C. Rules for Objective-C methods don't apply to them.
  var isSwiftOnly: Bool
  /// `true` if the protocol requirement is optional.
  var isOptional: Bool
  /// `true` for an initializer that subclasses can't call with `super`. `nil` for Swift's import of a class
  /// method, which may be designated here so that subclasses inherit it.
  var isConvenience: Bool?

  init(_ source: String) {
    var text = source
    if text.contains("@MainActor") {
      isIsolated = true
    } else if text.contains("nonisolated") {
      isIsolated = false
    }
    isDiscardable = text.contains("@discardableResult")
    isSwiftOnly = text.contains("@nonobjc")
    isOptional = text.matches(#"\boptional "#)
    isConvenience = text.matches(#"@(objc|renamed)\(\+"#) ? nil : text.matches(#"\bconvenience "#)
    text = text.removing(#"@(objc|renamed)\([^)]*\)\s*"#)
    text = text.removing(
      #"@(preconcurrency|MainActor|discardableResult|nonobjc|objc|noescape|NSCopying)\s*"#)
    text = text.removing(
      #"\b(open|public|final|override|weak|lazy|required|convenience|nonisolated|unowned|optional)\s+"#)
    text = text.removing(#"\bany "#).removing(#" \{ get set \}"#).removing("`").removing(#"(?<=\d)\.0\b"#)
    text = text.replacingOccurrences(of: " : ", with: ": ")
    text = text.replacingOccurrences(of: #"\((\w+)\)\?"#, with: "$1?", options: .regularExpression)
    if let range = text.range(of: #"^(static |class )?let "#, options: .regularExpression) {
      text.replaceSubrange(range, with: text[range].replacingOccurrences(of: "let", with: "var"))
      text += " { get }"
    }
    text = text.trimmingCharacters(in: .whitespaces)
    (shape, name) = (text, text)
    guard text.matches(#"^(static |class |mutating )*(func |init|subscript)"#),
      let open = text.firstIndex(of: "(")
    else {
      if let range = text.range(of: #"(?<=(var|case|alias) )\w+"#, options: .regularExpression) {
        name = String(text[range])
      }
      return
    }
    var (depth, close) = (0, open)
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        close = index
        break
      }
    }
    let isSubscript = text.hasPrefix("subscript")
    let parameters = String(text[text.index(after: open)..<close]).listed.map { parameter in
      let parts = parameter.split(separator: ":", maxSplits: 1).map(String.init)
      let names = parts[0].split(separator: " ").map(String.init)
      let label = names.first ?? "_"
      // A single name of a subscript parameter isn't a label.
      return (
        label, parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "",
        isSubscript && names.count < 2 ? "_" : label
      )
    }
    hasResult = text.contains("func ") && text[close...].contains("->")
    let labels = parameters.map { $0.2 + ":" }.joined()
    let head = String(text[..<open])
    name =
      head.removing(#"^(static |class |mutating )*(func )?"#).removing("[?!]").removing("<.*>$")
      + "(\(labels))"
    shape =
      head + "(" + parameters.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
      + String(text[close...])
  }

  /// Returns a description of each difference.
  func differences(from apple: Declaration, isIsolatedType: Bool, isObjectiveC: Bool) -> [String] {
    var result: [String] = []
    if isObjectiveC, !apple.isSwiftOnly, apple.shape.hasPrefix("init"), let convenience = apple.isConvenience,
      isConvenience != convenience
    {
      result.append("initializer: Apple's is \(convenience ? "a convenience" : "designated")")
    }
    if shape != apple.shape {
      let words = [("@escaping", "escaping"), ("{ get }", "settable"), ("class ", "class or static")]
      let reasons = words.filter { shape.contains($0.0) != apple.shape.contains($0.0) }.map(\.1)
      let what = reasons.isEmpty ? "type" : reasons.joined(separator: ", ")
      result.append("\(what): Apple's is `\(apple.shape)`, the module's `\(shape)`")
    }
    let isolated = apple.isIsolated ?? isIsolatedType
    if !shape.hasPrefix("typealias"), !shape.hasPrefix("case"), (isIsolated ?? false) != isolated {
      result.append("isolation: Apple's is \(isolated ? "@MainActor" : "nonisolated")")
    }
    // Swift allows ignoring the result of every Objective-C method (SE-0047).
    let isAppleDiscardable = apple.isDiscardable || isObjectiveC && !apple.isSwiftOnly
    if apple.hasResult, isDiscardable != isAppleDiscardable {
      result.append("discardable: Apple's is \(isAppleDiscardable ? "@discardableResult" : "not")")
    }
    return result
  }
}

/// The first line of the page about a type.
struct Header {
  var text = ""
  var isIsolated = false
  var isObjectiveC = false
  /// "class", "struct", "enum", or "protocol". Empty for missing types.
  var kind = ""
  var inherited: [String] = []
  var missing: [String] = []
  /// A note about the whole type.
  var note = ""
  var differs = ""
  /// `true` if type members are `static` although Apple's are `class`.
  var hasStaticMembers = false

  init(_ source: String) {
    var source = source
    if let range = source.range(of: " ≠ ") {
      differs = String(source[range.upperBound...])
      source = String(source[..<range.lowerBound])
    }
    if let range = source.range(of: " ~ ") {
      note = String(source[range.upperBound...])
      source = String(source[..<range.lowerBound])
    }
    text = source.trimmingCharacters(in: .whitespaces)
    isIsolated = source.contains("@MainActor")
    isObjectiveC = source.matches(#"@objc\b(?!\()"#)
    var clauses = source.removing(#"@(MainActor|objc(\(\w+\))?)( |$)"#).components(separatedBy: "; ")
    let parts = clauses.removeFirst().split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    kind = parts.first ?? ""
    inherited = parts.count > 1 ? parts[1].listed : []
    for clause in clauses {
      if clause.hasPrefix("not ") { missing = String(clause.dropFirst(4)).listed }
      if clause == "static here" { hasStaticMembers = true }
    }
  }
}

/// The compiled module.
struct Module {
  struct Member {
    let declaration: Declaration
    let isOpen: Bool
    let source: String
    /// `true` if a protocol extension implements the member, so it can be omitted like an optional
    /// requirement.
    let hasDefault: Bool
  }
  struct ModuleType {
    let kind: String
    let isIsolated: Bool
    var conformances: Set<String> = []
    var superclass: String?
  }

  private(set) var types: [String: ModuleType] = [:]
  /// The members by type ("" for functions and constants) and by name.
  private(set) var members: [String: [String: [Member]]] = [:]
  /// The members redeclared from a superclass or protocol, or inherited from a protocol extension. The page
  /// may omit them.
  private(set) var redeclared: [String: [String: [Member]]] = [:]

  init(graphs folder: String) throws {
    var graphs: [SymbolGraph] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    let relationships = graphs.flatMap(\.relationships)
    let hidden = Set(
      relationships.filter { $0.kind == "overrides" || $0.kind == "defaultImplementationOf" }.map(\.source))
    let defaulted = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      let name = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = name
      let text = symbol.declarationFragments.map(\.spelling).joined()
      let kind = symbol.kind.identifier.removing("^swift\\.")
      let isAddition = symbol.location?.uri.hasSuffix("Additions.swift") ?? false
      if isAddition || symbol.pathComponents.contains(where: { $0.hasPrefix("_") || $0.contains("_dynamic") })
      {
        continue
      }
      if ["class", "struct", "enum", "protocol"].contains(kind) {
        types[name] = ModuleType(kind: kind, isIsolated: text.contains("@MainActor"))
        continue
      }
      let id = symbol.identifier.precise
      let isUnlisted = kind == "func.op" || kind == "associatedtype"
      if isUnlisted { continue }
      var declaration = Declaration(text)
      declaration.name = symbol.pathComponents.last ?? ""
      // Outside the module, a member that isn't open is static.
      if declaration.shape.hasPrefix("class "), symbol.accessLevel != "open" {
        declaration.shape = "static " + declaration.shape.dropFirst("class ".count)
      }
      if kind == "enum.case" { declaration.shape = "case \(declaration.name)" }
      if ["init(rawValue:)", "rawValue", "hash(into:)", "==(_:_:)", "init(from:)", "encode(to:)"].contains(
        declaration.name)
      {
        continue
      }
      let type = symbol.pathComponents.dropLast().joined(separator: ".")
      let member = Member(
        declaration: declaration, isOpen: symbol.accessLevel == "open", source: text,
        hasDefault: defaulted.contains(id))
      if id.contains("::SYNTHESIZED::") || hidden.contains(id) {
        redeclared[type, default: [:]][declaration.name, default: []].append(member)
      } else {
        members[type, default: [:]][declaration.name, default: []].append(member)
      }
    }
    // The graph omits underscored classes and with them their superclasses.
    types["UIView"]?.superclass = "UIResponder"
    for relationship in relationships {
      guard let source = names[relationship.source], types[source] != nil else { continue }
      let target = relationship.targetFallback ?? names[relationship.target] ?? ""
      let name = target.components(separatedBy: ".").last ?? ""
      if relationship.kind == "conformsTo" { types[source]?.conformances.insert(name) }
      if relationship.kind == "inheritsFrom" {
        types[source]?.superclass = name
      }
    }
  }

  func member(_ name: String, of type: String) -> [Member] {
    if let found = members[type]?[name] { return found }
    // Match the name before the labels.
    return members[type]?.filter { $0.key.hasPrefix(name + "(") }.flatMap(\.value) ?? []
  }

  /// Returns the superclass and conformances, except those implied by the superclass, by another conformance,
  /// or by the kind of type.
  func inheritance(of name: String) -> Set<String> {
    guard let type = types[name] else { return [] }
    var result = type.conformances
    result.subtract(["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"])
    var above = type.superclass
    while let current = above {
      result.subtract(types[current]?.conformances ?? [])
      above = types[current]?.superclass
    }
    for conformance in result {
      if let refined = types[conformance]?.conformances { result.subtract(refined) }
    }
    if type.kind == "class" {
      result.subtract([
        "CVarArg", "Equatable", "Hashable", "NSObjectProtocol", "CustomStringConvertible",
        "CustomDebugStringConvertible",
      ])
      if let superclass = type.superclass { result.insert(superclass) }
    }
    if type.isIsolated { result.remove("Sendable") }
    if type.kind == "enum" { result.subtract(["Equatable", "Hashable", "RawRepresentable"]) }
    if result.contains("OptionSet") {
      result.subtract(["SetAlgebra", "RawRepresentable", "ExpressibleByArrayLiteral", "Equatable"])
    }
    if result.contains("Hashable") { result.remove("Equatable") }
    if result.isSuperset(of: ["Encodable", "Decodable"]) {
      result.subtract(["Encodable", "Decodable"])
      result.insert("Codable")
    }
    return result
  }
}

/// Compares the page with the module and creates its table.
struct Page {
  let module: Module
  private(set) var table = ""
  private(set) var problems: [String] = []
  private(set) var counts = (there: 0, partial: 0, absent: 0)
  private var type = ""
  private var header = Header("")
  private var seen: Set<String> = []
  private var seenMembers: [String: Set<String>] = [:]
  private var there: [String] = []
  private var rows = ""

  init(_ module: Module) { self.module = module }

  mutating func read(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if line.hasPrefix("! ") {
        absentTypes(line.dropFirst(2).components(separatedBy: ", "))
      } else if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        endType()
        type = String(line[line.index(after: line.startIndex)..<end])
        header = Header(String(line[line.index(after: end)...]))
        checkHeader()
      } else {
        member(line)
      }
    }
    endType()
    checkCompleteness()
  }

  private mutating func absentTypes(_ types: [String]) {
    endType()
    for type in types where module.types[type] != nil {
      problems.append("\(type) is in the module, but the page calls it absent")
    }
    table += "\nMissing types: \(types.map { "`\($0)`" }.joined(separator: ", ")).\n"
  }

  private mutating func checkHeader() {
    seen.insert(type)
    guard let found = module.types[type] else {
      if !header.kind.isEmpty { problems.append("\(type) is not in the module") }
      return
    }
    var differences: [String] = []
    if header.kind != found.kind {
      differences.append("kind: Apple's is \(header.kind), the module's \(found.kind)")
    }
    if header.isIsolated != found.isIsolated {
      differences.append("isolation: Apple's is \(header.isIsolated ? "@MainActor" : "nonisolated")")
    }
    let inherited = module.inheritance(of: type)
    let extra = inherited.subtracting(header.inherited).sorted()
    let lacking = Set(header.inherited).subtracting(inherited).sorted()
    if !extra.isEmpty { differences.append("conformances: Apple's has no \(extra.joined(separator: ", "))") }
    if !lacking.isEmpty {
      differences.append("conformances: the module's has no \(lacking.joined(separator: ", "))")
    }
    for conformance in header.missing where found.conformances.contains(conformance) {
      differences.append("conformances: the page says that \(conformance) is missing")
    }
    report(differences, of: type, expected: header.differs)
  }

  private mutating func report(_ differences: [String], of name: String, expected: String) {
    if expected.isEmpty {
      problems += differences.map { "\(name): \($0)" }
    } else if differences.isEmpty {
      problems.append("\(name): the page says that it differs (\(expected)), but it does not")
    }
  }

  private mutating func member(_ line: String) {
    if line.hasPrefix("+ ") {
      seenMembers[type, default: []].insert(Declaration(String(line.dropFirst(2))).name)
      return
    }
    var (text, note, differs, isAbsent, version) = (line, "", "", false, "")
    if let range = text.range(of: " // ") {
      version = String(text[range.upperBound...])
      text = String(text[..<range.lowerBound])
      if !isNew(version) { problems.append("\(full(text)): not a version newer than iOS 17: \(version)") }
    }
    if let range = text.range(of: " ≠ ") {
      differs = String(text[range.upperBound...])
      text = String(text[..<range.lowerBound])
    }
    if let range = text.range(of: " ~ ") {
      note = String(text[range.upperBound...])
      text = String(text[..<range.lowerBound])
    } else if let range = text.range(of: " - ") {
      note = String(text[range.upperBound...])
      text = String(text[..<range.lowerBound])
      isAbsent = true
    }
    if isAbsent { return absent(text, because: note, since: version) }
    let names =
      text.hasPrefix("case ") ? text.dropFirst(5).components(separatedBy: ", ").map { "case " + $0 } : [text]
    for source in names { present(source, note: note, differs: differs, since: version) }
  }

  /// Returns `true` for versions after iOS 17. Members without a version belong to iOS 17 or older.
  private func isNew(_ version: String) -> Bool {
    guard version.matches(#"^iOS \d+(\.\d+)*$"#) else { return false }
    return version.dropFirst("iOS ".count).compare("17.0", options: .numeric) == .orderedDescending
  }

  private func full(_ name: String) -> String { type.isEmpty ? name : "\(type).\(name)" }

  private mutating func absent(_ names: String, because reason: String, since version: String) {
    if reason.isEmpty { problems.append("\(full(names)) is absent without a reason") }
    counts.absent += names.listed.count
    rows +=
      "| \(names.listed.map { "`\($0)`" }.joined(separator: ", ")) | absent: \(reason)\(version.isEmpty ? "" : " (\(version))") |\n"
    for name in names.listed where !module.member(name, of: type).isEmpty {
      problems.append("\(full(name)) is in the module, but the page calls it absent")
    }
  }

  private mutating func present(_ source: String, note: String, differs: String, since version: String) {
    var apple = Declaration(source)
    let name = apple.name
    seenMembers[type, default: []].insert(name)
    if note.isEmpty, differs.isEmpty {
      counts.there += 1
      let shown = "`\(name)`" + (version.isEmpty ? "" : " (\(version))")
      if !there.contains(shown) { there.append(shown) }
    } else {
      counts.partial += 1
      let words = [note, differs.isEmpty ? "" : "declared otherwise: \(differs)"].filter { !$0.isEmpty }
      let since = version.isEmpty ? "" : " (\(version))"
      rows += "| `\(name)` | in part: \(words.joined(separator: "; "))\(since) |\n"
    }
    let listed = module.member(name, of: type)
    let found = listed.isEmpty ? module.redeclared[type]?[name] ?? [] : listed
    guard !found.isEmpty else {
      problems.append("\(full(name)) is not in the module")
      return
    }
    guard
      source.matches(
        #"^(@|nonisolated |static |class |mutating )*.*\b(func|var|init|case|typealias|subscript|let)\b"#),
      !source.matches(#"^\w+\((\w+:)+\)$"#)
    else {
      let ours = found.map(\.source).joined(separator: "; ")
      problems.append("\(full(name)) is listed without Apple's declaration; the module's is `\(ours)`")
      return
    }
    // The importer's async form of a completion handler can't be overridden, either.
    if header.hasStaticMembers || apple.shape.contains(" async"), apple.shape.hasPrefix("class ") {
      apple.shape = "static " + apple.shape.dropFirst("class ".count)
    }
    let isIsolated = header.differs.isEmpty ? header.isIsolated : module.types[type]?.isIsolated ?? false
    let differences = found.map {
      $0.declaration.differences(
        from: apple, isIsolatedType: isIsolated, isObjectiveC: header.isObjectiveC)
    }
    let best =
      differences.min { $0.count < $1.count || $0.count == $1.count && $0.joined() < $1.joined() } ?? []
    report(best, of: full(name), expected: differs)
    if header.kind == "protocol", header.isObjectiveC, let requirement = listed.first,
      listed.allSatisfy({ $0.hasDefault == requirement.hasDefault }),
      requirement.hasDefault != apple.isOptional
    {
      problems.append("\(full(name)): optional: Apple's is \(apple.isOptional ? "optional" : "required")")
    }
    if note.isEmpty, differs.isEmpty, header.kind == "class", !apple.isSwiftOnly, !header.hasStaticMembers,
      source.matches(#"\b(func|var)\b"#), !source.matches(#"\bstatic\b|\basync\b"#), header.isObjectiveC,
      !found.contains(where: \.isOpen)
    {
      problems.append("\(full(name)) cannot be overridden")
    }
  }

  private mutating func endType() {
    defer { (there, rows) = ([], "") }
    guard !type.isEmpty || !there.isEmpty || !rows.isEmpty else { return }
    table += "\n### \(type.isEmpty ? "Functions and constants" : "`\(type)`")\n"
    if !header.text.isEmpty { table += "\n`\(header.text)`\n" }
    let note = [header.note, header.differs.isEmpty ? "" : "declared otherwise: \(header.differs)"].filter {
      !$0.isEmpty
    }
    if !note.isEmpty { table += "\nIn part: \(note.joined(separator: "; ")).\n" }
    if !there.isEmpty { table += "\nThere: \(there.joined(separator: ", ")).\n" }
    if !rows.isEmpty { table += "\n| member | |\n|---|---|\n\(rows)" }
    type = ""
  }

  /// Reports declarations of the module missing from the page.
  private mutating func checkCompleteness() {
    for (type, members) in module.members {
      let missing = Set(members.keys).subtracting(seenMembers[type] ?? [])
      for name in missing.sorted()
      where !(seenMembers[type] ?? []).contains(where: { name.hasPrefix($0 + "(") }) {
        let ours = members[name]?.first?.source ?? ""
        problems.append("\(type).\(name) is in the module, but not in the page: `\(ours)`")
      }
    }
    for type in module.types.keys.sorted() where !seen.contains(type) {
      problems.append("\(type) is in the module, but not in the page")
    }
    problems.sort()
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 5 && arguments[3] == "--tables" else {
  fail("usage: uikit-api.swift GRAPH_FOLDER PAGE [--tables FILE]")
}

let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
var page = Page(try Module(graphs: arguments[1]))
page.read(text)
for problem in page.problems {
  FileHandle.standardError.write(Data("\(arguments[2]): \(problem)\n".utf8))
}
let types = text.split(separator: "\n").filter { $0.hasPrefix("[") }.count
let headings = page.table.components(separatedBy: "\n### ").count - 1
if headings != types { fail("\(arguments[2]) has \(types) types, but the tables have \(headings) headings") }
if !page.problems.isEmpty { exit(1) }
let summary = "\(page.counts.there) there, \(page.counts.partial) in part, \(page.counts.absent) absent."
if arguments.count == 5 {
  try "\(summary)\n\(page.table)".write(toFile: arguments[4], atomically: true, encoding: .utf8)
}
print(summary)
