/// Rewrites sources written for iOS into what compiles without Objective-C.
///
///     let ported = Porter().port([SourceFile(path: "Album.swift", text: text)])
///     for note in ported[0].notes { print(note) }
///
/// Everything but the constructs themselves stays: comments, blanks, and the number of every line. Files that belong together
/// should come together, because what one says often depends on what another declares. What was ported already stays as
/// it is.
public struct Porter: Sendable {
  /// How errors of the compiler lead back to the original.
  public enum Lines: Sendable {
    /// The ported files are the originals from now on: nothing to lead back to.
    case own
    /// `#sourceLocation` names the original's file and line.
    case original
  }

  public var lines: Lines

  public init(lines: Lines = .own) { self.lines = lines }

  /// One result a file, in their order.
  public func port(_ sources: [SourceFile]) -> [PortedFile] {
    let files = sources.map(OpenFile.init)
    let declarations = Declarations(files)
    let passes: [Pass.Type] = [
      AttributePass.self, ProtocolPass.self, OptionalCallPass.self, SelectorPass.self,
      DynamicCreationPass.self,
      RefusalPass.self,
    ]
    for file in files {
      for pass in passes { pass.init(file: file, declarations: declarations).run() }
    }
    ExtensionMemberPass(declarations: declarations, marksLines: lines == .original).run()
    for file in files { ImportPass(file: file, declarations: declarations).run() }
    return files.map { file in
      let ported = file.finish()
      guard lines == .original, ported.isChanged else { return ported }
      return ported.marked
    }
  }
}

extension PortedFile {
  /// Under a line that names the original.
  fileprivate var marked: PortedFile {
    guard !text.hasPrefix("#sourceLocation(") else { return self }
    return PortedFile(
      path: path, original: original, text: "#sourceLocation(file: \"\(path)\", line: 1)\n\(text)",
      notes: notes)
  }
}
