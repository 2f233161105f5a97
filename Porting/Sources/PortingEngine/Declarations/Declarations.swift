import SwiftSyntax

/// The declarations in all files.
final class Declarations {
  private(set) var classes: [String: ClassRecord] = [:]
  var requirements: [Signature: OptionalRequirement] = [:]
  var optionalProperties: [String: OptionalRequirement] = [:]
  /// Optional calls whose results are used.
  var usedResults: Set<Signature> = []
  /// Names of variables and parameters of function type. `onTap?()` calls one of them.
  var functionNames: Set<String> = []
  /// The types of variables and parameters by name.
  var typesByName: [String: Set<String>] = [:]
  var extensionMembers: [ExtensionMember] = []
  /// The names of the overrides in class bodies, by class.
  var bodyOverrides: [String: Set<String>] = [:]
  var bodyMembers: [String: Set<String>] = [:]
  /// The private names of each file.
  var privateNames: [String: Set<String>] = [:]
  var objectiveCProtocols: Set<String> = []

  init(_ files: [OpenFile]) {
    let methods = files.flatMap { file in
      let collector = DeclarationCollector(file: file, declarations: self)
      collector.walk(file.tree)
      return collector.methods
    }
    for entry in methods { classRecord(entry.owner)?.methods[entry.signature] = entry.method }
  }

  func add(_ record: ClassRecord) { classes[record.name] = record }

  /// Returns the class with this full name. If there is none, returns the only class with the name's last
  /// component, or `nil` if several have it.
  func classRecord(_ name: String) -> ClassRecord? {
    if let exact = classes[name] { return exact }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let found = classes.values.filter { $0.name == last || $0.name.hasSuffix(".\(last)") }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the class and its superclasses in the files.
  func lineage(of name: String) -> [ClassRecord] {
    var result: [ClassRecord] = []
    var next = classRecord(name)
    while let record = next, !result.contains(where: { $0 === record }) {
      result.append(record)
      next = record.superclass.flatMap(classRecord)
    }
    return result
  }

  /// Returns the first superclass outside of the files, such as `UICollectionViewCell` for a cell.
  func root(of name: String) -> String { lineage(of: name).last.map { $0.superclass ?? $0.name } ?? name }

  /// Returns the method for a bare name in a class.
  func method(named name: String, in className: String) -> (signature: Signature, method: ClassRecord.Method)?
  {
    for record in lineage(of: className) {
      let found = record.methods.filter { $0.key.name == name }
      if found.count == 1, let only = found.first { return (only.key, only.value) }
      // A method without arguments doesn't take precedence over its overloads, as in the Objective-C
      // compiler.
      if !found.isEmpty { return nil }
    }
    return nil
  }

  func method(_ signature: Signature, in className: String) -> ClassRecord.Method? {
    lineage(of: className).lazy.compactMap { $0.methods[signature] }.first
  }

  func method(selector: String, in className: String) -> (owner: String, signature: Signature)? {
    for record in lineage(of: className) {
      if let found = record.methods.first(where: { $0.value.selector == selector }) {
        return (className, found.key)
      }
    }
    return nil
  }
}
