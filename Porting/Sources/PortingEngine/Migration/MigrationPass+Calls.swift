import SwiftSyntax

extension MigrationPass {
  func migrate(_ node: FunctionCallExprSyntax) {
    renameLabels(of: node)
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return
    }
    for argument in node.arguments { renameTypesOfLayout(base.trimmedDescription, in: Syntax(argument)) }
    let candidates = rules.filter { $0.name == access.declName.baseName.text && $0.labels != nil }
    renameMethod(node, access, candidates.filter { $0.kind == .method && matches($0, node) })
    if candidates.contains(where: { $0.kind == .statements }) { splitSwipe(node, access, base) }
    if let rule = candidates.first(where: { $0.kind == .byHand }), isCallOfClosure(node) {
      file.cannot(node, Self.advice(rule))
    }
  }

  /// Returns `true` if the call's labels are some of the rule's, in the same order, and the rule renames the
  /// method or one of them.
  private func matches(_ rule: MigrationRule, _ call: FunctionCallExprSyntax) -> Bool {
    guard let old = rule.labels, let new = rule.new.first, call.trailingClosure == nil,
      let positions = positions(of: call, in: old)
    else { return false }
    let labels = MigrationRule.labels(new) ?? []
    return MigrationRule.name(new) != rule.name
      || positions.contains { $0 < labels.count && old[$0] != labels[$0] }
  }

  /// Returns the index of each argument's label. Arguments with a default value may be missing.
  private func positions(of call: FunctionCallExprSyntax, in labels: [String]) -> [Int]? {
    var (positions, next): ([Int], Int) = ([], 0)
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      guard let position = labels[next...].firstIndex(of: label) else { return nil }
      positions.append(position)
      next = position + 1
    }
    return positions.isEmpty && !labels.isEmpty ? nil : positions
  }

  private func renameMethod(
    _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ candidates: [MigrationRule]
  ) {
    switch owner(of: access.base, among: candidates) {
    case .rule(let rule):
      guard let new = rule.new.first, let positions = positions(of: call, in: rule.labels ?? []) else {
        return
      }
      if MigrationRule.name(new) != rule.name {
        rename(access.declName.baseName, to: MigrationRule.name(new), access)
      }
      let labels = MigrationRule.labels(new) ?? []
      for (argument, position) in zip(call.arguments, positions) where position < labels.count {
        relabel(argument, labels[position])
      }
    case .unknown(let rule): file.cannot(access, Self.advice(rule))
    case .other: break
    }
  }

  private func relabel(_ argument: LabeledExprSyntax, _ label: String) {
    if let token = argument.label {
      if token.text != label { rename(token, to: label, argument) }
    } else if label != "_" {
      file.insert("\(label): ", at: argument.expression.positionAfterSkippingLeadingTrivia)
    }
  }

  // MARK: Labels

  /// Renames the labels of `.carousel(itemSize:spacing:)` and of initializers.
  private func renameLabels(of call: FunctionCallExprSyntax) {
    let called = call.calledExpression.trimmedDescription
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    for rule in rules where rule.kind == .label || rule.kind == .value && rule.labels != nil {
      let label = rule.labels?.first ?? rule.old
      let isMeant =
        rule.labels == nil
        ? rule.types.contains { called == $0 || called == "\($0).init" }
        : access?.declName.baseName.text == rule.name
          && access?.base.map { rule.types.contains($0.trimmedDescription) } != false
      guard isMeant, let argument = call.arguments.first(where: { $0.label?.text == label }),
        let token = argument.label, !done.contains(token.id)
      else { continue }
      if rule.kind == .value {
        wrap(argument.expression.contentRange, by: rule, argument)
        continue
      }
      rename(token, to: rule.new[0], argument)
      let value = argument.expression.trimmedDescription
      for name in rule.new.dropFirst() {
        file.insert(", \(name): \(value)", at: argument.expression.endPositionBeforeTrailingTrivia)
      }
    }
  }

  /// Renames the parameters of an app's delegate methods.
  func renameParameters(of declaration: FunctionDeclSyntax) {
    for rule in rules
    where rule.kind == .label && rule.name == declaration.name.text
      && rule.types.contains(where: { $0.hasSuffix("Delegate") })
    {
      for parameter in declaration.signature.parameterClause.parameters
      where parameter.firstName.text == rule.labels?.first {
        rename(parameter.firstName, to: rule.new[0], parameter)
      }
    }
  }

  // MARK: Closures

  /// Splits a call: `attachSwipe(to: view) { … }` becomes `onDismiss = { … }` and `attachSwipe(to: view)`.
  private func splitSwipe(
    _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ base: ExprSyntax
  ) {
    let argument = call.arguments.first { $0.label?.text == "onDismiss" }
    guard let view = call.arguments.first(where: { $0.label?.text == "to" }),
      let closure = call.trailingClosure.map({ $0.contentRange }) ?? argument?.expression.contentRange
    else { return }
    guard isStatement(call) else {
      return file.cannot(
        call, "'attachSwipe(to:onDismiss:)' is 'onDismiss' and 'attachSwipe(to:)', in two statements")
    }
    file.replace(access.declName.contentRange.lowerBound..<closure.lowerBound, with: "onDismiss = ")
    if closure.upperBound < call.contentRange.upperBound {
      file.replace(closure.upperBound..<call.contentRange.upperBound, with: "")
    }
    insertStatement(
      "\(base.trimmedDescription).attachSwipe(to: \(view.expression.trimmedDescription))", behind: call)
    file.changed(call, "'attachSwipe(to:onDismiss:)' is 'onDismiss' and 'attachSwipe(to:)'")
  }

  /// Returns `true` if the call's only argument is a closure. UIKit's `addAction` has an action and its
  /// events.
  private func isCallOfClosure(_ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.isEmpty { return call.trailingClosure != nil }
    return call.trailingClosure == nil && call.arguments.count == 1
      && call.arguments.first.map { $0.label == nil && $0.expression.is(ClosureExprSyntax.self) } == true
  }
}
