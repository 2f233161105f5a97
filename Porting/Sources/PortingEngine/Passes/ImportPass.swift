import SwiftSyntax

/// Removes `import ObjectiveC`, and imports UIKit in files that now need it. Runs last.
final class ImportPass: Pass {
  private var imports: [ImportDeclSyntax] = []

  override func run() {
    super.run()
    guard file.needsUIKit, !imports.contains(where: { ["UIKit", "CollectionView"].contains($0.module) })
    else { return }
    if let last = imports.last {
      file.insert("; import UIKit", at: last.endPositionBeforeTrailingTrivia)
      file.changed(last, "imports UIKit, too")
    } else if let first = file.tree.statements.first {
      file.insert("import UIKit; ", at: first.positionAfterSkippingLeadingTrivia)
      file.changed(first, "imports UIKit")
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.module == "ObjectiveC" {
      file.remove(node)
      file.changed(node, "'\(node.oneLine)' was removed")
    } else {
      imports.append(node)
    }
    return .skipChildren
  }
}

extension ImportDeclSyntax {
  /// The imported module, such as `UIKit` in `import class UIKit.UIView`.
  fileprivate var module: String { path.first?.name.text ?? "" }
}
