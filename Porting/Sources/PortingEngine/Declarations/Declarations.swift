import SwiftSyntax

/// What all the files together declare.
final class Declarations {
  private(set) var classes: [String: ClassRecord] = [:]
  var requirements: [Signature: OptionalRequirement] = [:]
  var optionalProperties: [String: OptionalRequirement] = [:]
  /// Optional calls whose result is looked at.
  var usedResults: Set<Signature> = []
  /// Names of variables and parameters that are functions: `onTap?()` calls one of them.
  var functionNames: Set<String> = []
  /// The types of variables and parameters by their names.
  var typesByName: [String: Set<String>] = [:]
  var extensionMembers: [ExtensionMember] = []
  /// Overrides in the bodies of classes, and members of classes' bodies.
  var bodyOverrides: [String: Set<String>] = [:]
  var bodyMembers: [String: Set<String>] = [:]
  /// By file: what only it can see.
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

  /// The class by its whole name, or by the end of it where only one class ends so.
  func classRecord(_ name: String) -> ClassRecord? {
    if let exact = classes[name] { return exact }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let found = classes.values.filter { $0.name == last || $0.name.hasSuffix(".\(last)") }
    return found.count == 1 ? found.first : nil
  }

  /// The class and those above it, as far as the files go.
  func lineage(of name: String) -> [ClassRecord] {
    var result: [ClassRecord] = []
    var next = classRecord(name)
    while let record = next, !result.contains(where: { $0 === record }) {
      result.append(record)
      next = record.superclass.flatMap(classRecord)
    }
    return result
  }

  /// The first class above those of the files: `UICollectionViewCell` for a cell.
  func root(of name: String) -> String { lineage(of: name).last.map { $0.superclass ?? $0.name } ?? name }

  /// The method that a bare name means in a class.
  func method(named name: String, in className: String) -> (signature: Signature, method: ClassRecord.Method)?
  {
    for record in lineage(of: className) {
      let found = record.methods.filter { $0.key.name == name }
      if found.count == 1, let only = found.first { return (only.key, only.value) }
      // Overloads: as Objective-C's compiler, the one without arguments does not win.
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
