import SwiftSyntax

/// A class in the files.
final class ClassRecord {
  /// The name with enclosing types, such as `Outer.Inner`.
  let name: String
  let node: ClassDeclSyntax
  let file: OpenFile
  /// The methods of the class body and its extensions, with their names from `@objc(…)`.
  var methods: [Signature: Method] = [:]

  struct Method {
    let selector: String
    let isStatic: Bool
  }

  init(name: String, node: ClassDeclSyntax, file: OpenFile) {
    (self.name, self.node, self.file) = (name, node, file)
  }

  /// The superclass, or a protocol if there is none.
  var superclass: String? { node.inheritanceClause?.inheritedTypes.first?.type.baseName }
  var inherited: [String] { node.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? [] }
}

extension TypeSyntax {
  /// The name without generic arguments, attributes, `any`, and optional marks.
  var baseName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.baseName
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.baseName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.baseName).\(member.name.text)"
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.baseName
    }
    return trimmedDescription
  }

  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }

  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }

  /// `true` for function types such as `() -> Void`, optional or not.
  var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.isFunction
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.isFunction
    }
    return false
  }
}
