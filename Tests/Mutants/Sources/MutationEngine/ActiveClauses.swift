import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause compiled on Linux, the mutants' platform.
  var clauseOnLinux: IfConfigClauseSyntax? {
    clauses.first { $0.condition.map(isTrueOnLinux) ?? true }
  }
}

private func isTrueOnLinux(_ condition: ExprSyntax) -> Bool {
  switch condition.as(ExprSyntaxEnum.self) {
  case .prefixOperatorExpr(let negation): !isTrueOnLinux(negation.expression)
  case .tupleExpr(let tuple): tuple.elements.first.map { isTrueOnLinux($0.expression) } ?? false
  case .infixOperatorExpr(let infix):
    infix.operator.trimmedDescription == "&&"
      ? isTrueOnLinux(infix.leftOperand) && isTrueOnLinux(infix.rightOperand)
      : isTrueOnLinux(infix.leftOperand) || isTrueOnLinux(infix.rightOperand)
  case .functionCallExpr(let call):
    ["os(Linux)", "canImport(Glibc)", "canImport(Foundation)"].contains(call.trimmedDescription)
  default: condition.trimmedDescription == "DEBUG" || condition.trimmedDescription == "true"
  }
}
