import SwiftSyntax

/// Visits code compiled on Linux. It skips `#if` branches that only Apple's platforms can take.
class LiveCodeVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let isActive = clause.condition.map(LinuxCondition.init)?.value
      if isActive != false, let elements = clause.elements { walk(elements) }
      // Later branches are never compiled.
      if isActive == true { break }
    }
    return .skipChildren
  }
}
