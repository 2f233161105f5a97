import SwiftSyntax

/// Looks for one kind of construct in a file and edits it.
class Pass: LiveCodeVisitor {
  let file: OpenFile
  let declarations: Declarations

  required init(file: OpenFile, declarations: Declarations) {
    (self.file, self.declarations) = (file, declarations)
    super.init()
  }

  func run() { walk(file.tree) }
}
