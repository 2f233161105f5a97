import SwiftSyntax

/// Finds and edits one kind of construct in a file.
class Pass: LiveCodeVisitor {
  let file: OpenFile
  let declarations: Declarations

  required init(file: OpenFile, declarations: Declarations) {
    (self.file, self.declarations) = (file, declarations)
    super.init()
  }

  func run() { walk(file.tree) }
}
