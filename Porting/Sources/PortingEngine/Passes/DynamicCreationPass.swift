import SwiftSyntax

/// Replaces `T(frame:)` with `T(_dynamic:)` for types only known at run time.
final class DynamicCreationPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      create(reference.baseName.text, node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let base = member.base
    {
      if base.is(DeclReferenceExprSyntax.self), node.generic(base.trimmedDescription, declarations) != nil {
        create(base.trimmedDescription, node)
      } else {
        createFromMetatype(base, node)
      }
    }
    return .visitChildren
  }

  /// Handles `T(…)` for a generic `T`, or `Self(…)`.
  private func create(_ name: String, _ call: FunctionCallExprSyntax) {
    let bound: String
    if name == "Self" {
      guard let enclosing = call.enclosingType, declarations.isView(enclosing) else { return }
      bound = enclosing
    } else if let generic = call.generic(name, declarations) {
      guard let constraint = generic else { return }
      bound = constraint
    } else {
      return
    }
    guard declarations.isView(bound) else { return }
    if name == "Self" { makeFromValue("Self.self", call, bound) } else { rewrite(call, bound) }
  }

  /// Handles `cellClass.init(frame: …)` for a variable with a class.
  private func createFromMetatype(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
    let text = base.trimmedDescription
    guard call.hasFrame, text != "super" else { return }
    if text == "self" {
      guard call.isInStaticMember, let enclosing = call.enclosingType else { return }
      makeFromValue("self", call, enclosing)
    } else if text.hasPrefix("type(of:") || base.lastName?.first?.isLowercase == true || text == "Self" {
      makeFromValue(text == "Self" ? "Self.self" : text, call, text == "Self" ? call.enclosingType ?? "" : "")
    }
  }

  /// Replaces a call on a class value, for which Swift would use the initializer of the variable's static
  /// type.
  private func makeFromValue(_ value: String, _ call: FunctionCallExprSyntax, _ bound: String) {
    guard !declarations.hasRequiredInit(bound), call.hasFrame, let label = call.arguments.first?.label else {
      return
    }
    let range = call.contentRange.lowerBound..<label.contentRange.lowerBound
    file.replace(range, with: "UIView._make(\(value), ")
    file.needsUIKit = true
    file.changed(call, "'\(call.oneLine)' becomes 'UIView._make', which calls 'init(frame:)'")
  }

  private func rewrite(_ call: FunctionCallExprSyntax, _ bound: String) {
    // Swift can call a required initializer directly.
    if declarations.hasRequiredInit(bound) { return }
    if call.hasFrame, let label = call.arguments.first?.label {
      file.replace(label, with: "_dynamic")
    } else if call.arguments.isEmpty, call.trailingClosure == nil, let open = call.leftParen {
      file.insert("_dynamic: .zero", at: open.endPosition)
    } else if call.arguments.first?.label?.text == "_dynamic" {
      return
    } else {
      file.cannot(
        call,
        "'\(call.oneLine)': a class known only at run time can be created with 'init(frame:)', but with no other initializer."
      )
      return
    }
    file.needsUIKit = true
    file.changed(call, "'\(call.oneLine)' becomes 'init(_dynamic:)', which calls 'init(frame:)'")
  }
}

extension FunctionCallExprSyntax {
  fileprivate var hasFrame: Bool {
    arguments.count == 1 && arguments.first?.label?.text == "frame" && trailingClosure == nil
  }

  fileprivate var isInStaticMember: Bool {
    for ancestor in ancestors {
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        return function.hasModifier("static") || function.hasModifier("class")
      }
      if ancestor.is(InitializerDeclSyntax.self) { return false }
    }
    return false
  }

  /// Returns the class bound of a generic parameter in scope. `.some(nil)` is a generic parameter of another
  /// kind.
  fileprivate func generic(_ name: String, _ declarations: Declarations) -> String?? {
    for ancestor in ancestors {
      var clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
      if let generic = ancestor.asProtocol(WithGenericParametersSyntax.self) {
        clauses = (generic.genericParameterClause, generic.genericWhereClause)
      } else if let node = ancestor.as(ExtensionDeclSyntax.self) {
        let record = declarations.classRecord(node.extendedType.baseName)
        clauses = (
          record?.node.genericParameterClause, node.genericWhereClause ?? record?.node.genericWhereClause
        )
      } else {
        continue
      }
      guard let parameter = clauses.0?.parameters.first(where: { $0.name.text == name }) else { continue }
      if let type = parameter.inheritedType { return .some(type.classBound) }
      let requirements =
        clauses.1?.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) } ?? []
      return .some(requirements.first { $0.leftType.trimmedDescription == name }?.rightType.classBound)
    }
    return nil
  }
}

extension TypeSyntax {
  /// The class in a composition, such as `UIView` in `UIView & Configurable`.
  fileprivate var classBound: String {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.map(\.type.baseName).first(where: Declarations.isViewName)
        ?? composition.elements.first?.type.baseName ?? ""
    }
    return baseName
  }
}

extension ClassRecord {
  fileprivate var requiresFrame: Bool {
    node.memberBlock.liveMembers.contains { item in
      guard let initialiser = item.decl.as(InitializerDeclSyntax.self), initialiser.hasModifier("required")
      else { return false }
      return initialiser.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
    }
  }
}

extension Declarations {
  /// Returns `true` if a class in the files declares `required init(frame:)`.
  fileprivate func hasRequiredInit(_ name: String) -> Bool { lineage(of: name).contains { $0.requiresFrame } }

  fileprivate func isView(_ name: String) -> Bool { Self.isViewName(root(of: name)) }

  fileprivate static func isViewName(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return false }
    return [
      "View", "Cell", "Label", "Button", "Control", "Window", "Slider", "Switch", "Stepper", "Field", "Bar",
    ]
    .contains { name.hasSuffix($0) }
  }
}
