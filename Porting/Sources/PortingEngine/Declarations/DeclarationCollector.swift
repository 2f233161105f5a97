import SwiftSyntax

/// Collects the declarations in a file.
final class DeclarationCollector: LiveCodeVisitor {
  private let file: OpenFile
  private let declarations: Declarations
  /// The methods with the names of their types. Classes may follow their extensions.
  private(set) var methods: [(owner: String, signature: Signature, method: ClassRecord.Method)] = []

  init(file: OpenFile, declarations: Declarations) {
    (self.file, self.declarations) = (file, declarations)
    super.init()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedName
    let record = ClassRecord(name: name, node: node, file: file)
    declarations.add(record)
    for item in node.memberBlock.liveMembers {
      for key in item.decl.memberKeys {
        declarations.bodyMembers[name, default: []].insert(key)
        if item.decl.hasModifier("override") { declarations.bodyOverrides[name, default: []].insert(key) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.liveMembers {
      for key in item.decl.memberKeys {
        declarations.extensionMembers.append(
          ExtensionMember(
            key: key, isOverride: item.decl.hasModifier("override"), item: item, node: node, file: file,
            className: node.extendedType.baseName))
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.isPrivate { declarations.privateNames[file.source.path, default: []].insert(node.name.text) }
    guard let owner = node.enclosingType else { return }
    let signature = Signature(node)
    let explicit = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    let method = ClassRecord.Method(
      selector: explicit ?? signature.selector,
      isStatic: node.hasModifier("static") || node.hasModifier("class"))
    methods.append((owner, signature, method))
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if node.isPrivate { declarations.privateNames[file.source.path, default: []].insert(name) }
      if let type = binding.typeAnnotation?.type { note(name, type) }
    }
  }

  override func visitPost(_ node: FunctionParameterSyntax) {
    note((node.secondName ?? node.firstName).text, node.type)
  }

  private func note(_ name: String, _ type: TypeSyntax) {
    if type.isFunction { declarations.functionNames.insert(name) }
    declarations.typesByName[name, default: []].insert(type.baseName)
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let call = OptionalCall(node), call.usesResult else { return }
    declarations.usedResults.insert(call.signature)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(named: "objc") else { return }
    declarations.objectiveCProtocols.insert(node.name.text)
    for item in node.memberBlock.liveMembers where item.decl.hasModifier("optional") {
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type
        let fallback: OptionalRequirement.Default =
          result.map { $0.isVoid } ?? true ? .nothing : result?.isOptional == true ? .none : .error
        declarations.requirements[Signature(function)] = OptionalRequirement(
          protocolName: node.name.text, fallback: fallback)
      } else if let variable = item.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
      {
        declarations.optionalProperties[binding.pattern.trimmedDescription] = OptionalRequirement(
          protocolName: node.name.text, fallback: type.isOptional ? .none : .error)
      }
    }
  }
}
