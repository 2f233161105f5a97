// See scripts/uikit-api.
import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    let identifier: Identifier
    let pathComponents: [String]
    let kind: Kind
    let accessLevel: String
  }
  let symbols: [Symbol]
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else { fail("usage: uikit-api.swift GRAPH_FOLDER [--check]") }
let isCheck = arguments.contains("--check")

// What is there. Members of a superclass count for the subclass that UIKit lists them under; names only.
var present: [String: Set<String>] = [:]
var classes: Set<String> = []
// Members of classes that cannot be overridden. UIKit has these two in extensions, too.
var closed: Set<String> = []
let closedInUIKit: Set = [
  "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
  "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)",
]
for file in try FileManager.default.contentsOfDirectory(atPath: arguments[1]) where file.hasSuffix(".json") {
  let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1] + "/" + file))
  for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
    let name = symbol.pathComponents.joined(separator: ".")
    present[name, default: []].insert(symbol.identifier.precise)
    switch symbol.kind.identifier {
    case "swift.class": classes.insert(name)
    case "swift.method", "swift.property": if symbol.accessLevel != "open" { closed.insert(name) }
    default: break
    }
  }
}

var table = ""
var problems: [String] = []
var counts = (there: 0, partial: 0, absent: 0)
var type = ""

/// Whether the type has the member, which may be called by the name before its labels.
func has(_ member: String, of type: String) -> Bool {
  present.keys.contains { $0 == "\(type).\(member)" || $0.hasPrefix("\(type).\(member)(") }
}

/// A type in one line: what of it is there, what is to be said about that, what is not there.
func row(of line: Substring) -> String {
  var parts = line.dropFirst(2).components(separatedBy: " - ")
  let absent = parts.count > 1 ? parts[1].components(separatedBy: ", ") : []
  parts = parts[0].components(separatedBy: " ~ ")
  let note = parts.count > 1 ? parts[1] : ""
  parts = parts[0].components(separatedBy: ": ")
  let (type, there) = (parts[0], parts[1].components(separatedBy: ", "))
  for member in there where !has(member, of: type) {
    problems.append("\(type).\(member) is not in the module")
  }
  for member in absent where has(member, of: type) {
    problems.append("\(type).\(member) is in the module, but the page calls it absent")
  }
  counts.there += there.count
  counts.absent += absent.count
  func list(_ members: [String]) -> String { members.map { "`\($0)`" }.joined(separator: ", ") }
  return "| `\(type)` | \(list(there))\(note.isEmpty ? "" : "; \(note)") | \(list(absent)) |\n"
}

for line in try String(contentsOfFile: "docs/uikit-api.txt", encoding: .utf8).split(separator: "\n") {
  if line.hasPrefix("#") { continue }
  if line.hasPrefix("= ") {
    if table.isEmpty {
      table = "\n### What cells are made of\n\n| type | there | not there |\n|---|---|---|\n"
    }
    table += row(of: line)
    continue
  }
  if line.hasPrefix("! ") {
    let types = line.dropFirst(2).components(separatedBy: ", ")
    for type in types where present[type] != nil {
      problems.append("\(type) is in the module, but the page calls it absent")
    }
    table += "\nNot there at all: \(types.map { "`\($0)`" }.joined(separator: ", ")).\n"
    continue
  }
  if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
    type = String(line[line.index(after: line.startIndex)..<end])
    table += "\n### \(type.isEmpty ? "Functions and constants" : "`\(type)`")\n\n| member | |\n|---|---|\n"
    continue
  }
  var member: String
  var state = "there"
  var note = ""
  if let range = line.range(of: " ~ ") {
    (member, state, note) = (String(line[..<range.lowerBound]), "partial", String(line[range.upperBound...]))
  } else if let range = line.range(of: " - ") {
    (member, state, note) = (String(line[..<range.lowerBound]), "absent", String(line[range.upperBound...]))
  } else {
    member = String(line)
  }
  var overloads = 1
  if let range = member.range(of: " ×") {
    overloads = Int(member[range.upperBound...]) ?? 0
    member = String(member[..<range.lowerBound])
  }
  let name = type.isEmpty ? member : "\(type).\(member)"
  let isThere = (present[member == "*" ? type : name]?.count ?? 0) >= overloads
  if isThere, state == "absent" { problems.append("\(name) is in the module, but the page calls it absent") }
  if state == "there", classes.contains(type), closed.contains(name), !closedInUIKit.contains(name) {
    problems.append("\(name) cannot be overridden")
  }
  if !isThere, state != "absent" { problems.append("\(name) is not in the module") }
  switch state {
  case "there": counts.there += 1
  case "partial": counts.partial += 1
  default: counts.absent += 1
  }
  table +=
    "| `\(member)`\(overloads == 1 ? "" : " ×\(overloads)") | \(note.isEmpty ? state : "\(state): \(note)") |\n"
}

let (begin, end) = ("<!-- made by scripts/uikit-api: begin -->", "<!-- end -->")
var page = try String(contentsOfFile: "docs/UIKIT.md", encoding: .utf8)
guard let from = page.range(of: begin), let to = page.range(of: end) else {
  fail("docs/UIKIT.md has lost its marks")
}
let summary = "\(counts.there) there, \(counts.partial) in part, \(counts.absent) absent."
let made = "\n\n\(summary)\n\(table)\n"
for problem in problems { FileHandle.standardError.write(Data("docs/uikit-api.txt: \(problem)\n".utf8)) }
if isCheck {
  if page[from.upperBound..<to.lowerBound] != made {
    fail("docs/UIKIT.md is out of date: run scripts/uikit-api")
  }
} else {
  page.replaceSubrange(from.upperBound..<to.lowerBound, with: made)
  try page.write(toFile: "docs/UIKIT.md", atomically: true, encoding: .utf8)
}
if !problems.isEmpty { exit(1) }
print(summary)
