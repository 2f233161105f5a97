import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause that is compiled on Linux, where the mutants are.
  var clauseOnLinux: IfConfigClauseSyntax? {
    clauses.first { $0.condition.map(holdsOnLinux) ?? true }
  }
}

private func holdsOnLinux(_ condition: ExprSyntax) -> Bool {
  switch condition.as(ExprSyntaxEnum.self) {
  case .prefixOperatorExpr(let negation): !holdsOnLinux(negation.expression)
  case .tupleExpr(let tuple): tuple.elements.first.map { holdsOnLinux($0.expression) } ?? false
  case .infixOperatorExpr(let infix):
    infix.operator.trimmedDescription == "&&"
      ? holdsOnLinux(infix.leftOperand) && holdsOnLinux(infix.rightOperand)
      : holdsOnLinux(infix.leftOperand) || holdsOnLinux(infix.rightOperand)
  case .functionCallExpr(let call):
    ["os(Linux)", "canImport(Glibc)", "canImport(Foundation)"].contains(call.trimmedDescription)
  default: condition.trimmedDescription == "DEBUG" || condition.trimmedDescription == "true"
  }
}
