import SwiftSyntax

/// Removes the second mark in `delegate?.method?(x)`, because the method always exists.
final class OptionalCallPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node), let fallback = fallback(of: call) { rewrite(call, fallback) }
    return .visitChildren
  }

  /// Returns the behavior for a missing method, or `nil` if the call is to a closure.
  private func fallback(of call: OptionalCall) -> OptionalRequirement.Default? {
    if let requirement = declarations.requirements[call.signature] {
      let isPerhapsClosure = declarations.functionNames.contains(call.signature.name)
      if isPerhapsClosure, call.call.hasNoLabels, !isKnown(call.base, as: requirement.protocolName) {
        return nil
      }
      return requirement.fallback(in: declarations, call.signature)
    }
    // Closures have no labels.
    if !call.call.hasNoLabels || call.member.declName.argumentNames != nil {
      return OptionalRequirement.Default.none
    }
    return KnownRequirements.withoutLabels.contains(call.signature.name)
      ? OptionalRequirement.Default.none : nil
  }

  private func isKnown(_ base: ExprSyntax, as protocolName: String) -> Bool {
    guard let name = base.lastName else { return false }
    return declarations.typesByName[name]?.contains(protocolName) ?? false
  }

  private func rewrite(_ call: OptionalCall, _ fallback: OptionalRequirement.Default) {
    file.replace(call.mark, with: "")
    switch fallback {
    case .error:
      wrap(call.chain, in: call.isForced ? "try!" : "try?")
      file.changed(
        call.mark, "'\(call.signature)' is called without '\(call.mark.text)': a missing method throws")
    case .nothing, .none:
      if call.usesResult, !call.isForced, !call.isBaseOptional { makeOptional(call.base) }
      file.changed(call.mark, "'\(call.signature)' is called without '\(call.mark.text)': it has a default")
    }
  }

  private func wrap(_ chain: ExprSyntax, in keyword: String) {
    guard chain.isResultUsed else {
      let discards = chain.parent?.is(CodeBlockItemSyntax.self) ?? false
      file.insert(discards ? "_ = \(keyword) " : "\(keyword) ", at: chain.positionAfterSkippingLeadingTrivia)
      return
    }
    file.insert("(\(keyword) ", at: chain.positionAfterSkippingLeadingTrivia)
    file.insert(")", at: chain.endPositionBeforeTrailingTrivia)
  }

  /// Makes the result optional again. Before, only the removed mark made it optional.
  private func makeOptional(_ base: ExprSyntax) {
    file.insert("(", at: base.positionAfterSkippingLeadingTrivia)
    file.insert(" as Optional)?", at: base.endPositionBeforeTrailingTrivia)
  }

  // MARK: Properties

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base,
      let requirement = declarations.optionalProperties[node.declName.baseName.text],
      requirement.fallback == .error, isKnown(base, as: requirement.protocolName)
    else { return .visitChildren }
    let chain = ExprSyntax(node).postfixChain
    wrap(chain, in: "try?")
    file.changed(
      node.declName, "'\(node.declName.baseName.text)' is an optional requirement: a missing property throws"
    )
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate var hasNoLabels: Bool {
    arguments.allSatisfy { $0.label == nil } && additionalTrailingClosures.isEmpty
  }
}
