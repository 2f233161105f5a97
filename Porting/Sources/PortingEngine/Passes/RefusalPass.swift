import SwiftSyntax

/// Reports uses of the Objective-C runtime, which would otherwise appear only as compiler errors.
final class RefusalPass: Pass {
  private static let functions = [
    "objc_setAssociatedObject":
      "Keep the value in a property of a subclass, or in a table keyed by 'ObjectIdentifier'.",
    "objc_getAssociatedObject":
      "Keep the value in a property of a subclass, or in a table keyed by 'ObjectIdentifier'.",
    "method_exchangeImplementations": "Methods cannot be exchanged. Override the method.",
    "class_getInstanceMethod": "Classes have no method tables to inspect.",
    "class_addMethod": "Methods cannot be added at run time.",
    "NSClassFromString": "Name the class, or keep a table of classes by name.",
  ]
  private static let methods = [
    "setValue(_:forKey:)": "There is no key-value coding. Set the property.",
    "setValue(_:forKeyPath:)": "There is no key-value coding. Set the property.",
    "value(forKey:)": "There is no key-value coding. Read the property.",
    "value(forKeyPath:)": "There is no key-value coding. Read the property.",
    "addObserver(_:forKeyPath:options:context:)":
      "Key-value observation uses key paths: 'observe(\\.contentOffset) { … }'.",
    "removeObserver(_:forKeyPath:)":
      "Key-value observation uses key paths. Release the observation that 'observe' returned.",
    "removeObserver(_:forKeyPath:context:)":
      "Key-value observation uses key paths. Release the observation that 'observe' returned.",
    "perform(_:on:with:waitUntilDone:)": "Call the method on the intended queue.",
    "performSelector(onMainThread:with:waitUntilDone:)": "Call the method with 'DispatchQueue.main.async'.",
    "performSelector(inBackground:with:)": "Call the method in a 'Task'.",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let advice = Self.functions[function.baseName.text]
    {
      file.cannot(node, "'\(function.baseName.text)': \(advice)")
    }
    let reference =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let reference, let advice = Self.methods[Signature(reference, calledWith: node).description] {
      file.cannot(node, "'\(Signature(reference, calledWith: node))': \(advice)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Signature(node).description == "observeValue(forKeyPath:of:change:context:)" {
      file.cannot(
        node,
        "'observeValue(forKeyPath:of:change:context:)': it is never called. Use 'observe(\\.contentOffset) { … }'."
      )
    }
    reportLateImplementation(node)
    return .visitChildren
  }

  /// Reports an optional method added by a subclass.
  ///
  /// Swift binds a protocol's methods at the conformance, so the subclass's method isn't called.
  private func reportLateImplementation(_ node: FunctionDeclSyntax) {
    let signature = Signature(node)
    let ours = declarations.requirements[signature].map { [$0.protocolName] } ?? []
    let protocols = ours + KnownRequirements.protocols(with: signature)
    guard !protocols.isEmpty, let owner = node.enclosingType, !node.hasModifier("override") else { return }
    let line = declarations.lineage(of: owner)
    for (index, record) in line.enumerated().dropFirst() {
      guard let name = protocols.first(where: { declarations.conforms(record, to: $0) }) else { continue }
      guard line[index...].allSatisfy({ $0.methods[signature] == nil }) else { return }
      file.cannot(
        node,
        "'\(signature)': '\(record.name)' conforms to '\(name)' without it, so callers don't reach the one in '\(owner)'. Also declare it in '\(record.name)', and override it."
      )
      return
    }
  }
}

extension Declarations {
  fileprivate func conforms(_ record: ClassRecord, to name: String) -> Bool {
    if record.inherited.contains(name) { return true }
    return extensions(of: record).contains { node in
      node.inheritanceClause?.inheritedTypes.contains { $0.type.baseName == name } ?? false
    }
  }

  private func extensions(of record: ClassRecord) -> [ExtensionDeclSyntax] {
    extensionMembers.filter { classRecord($0.className) === record }.map(\.node)
  }
}
