/// Rewrites iOS sources so that they compile without Objective-C.
///
///     let ported = Porter().port([SourceFile(path: "Album.swift", text: text)])
///     for note in ported[0].notes { print(note) }
///
/// Everything except the rewritten constructs is preserved: comments, whitespace, and line numbers. Pass
/// related files together, because one often depends on declarations in another. Code that has been ported
/// before stays unchanged.
public struct Porter: Sendable {
  /// The mapping of compiler errors to the original files.
  public enum Lines: Sendable {
    /// The ported files are the new originals, so there is no mapping.
    case own
    /// `#sourceLocation` refers to the original file and line.
    case original
  }

  public var lines: Lines

  public init(lines: Lines = .own) { self.lines = lines }

  /// Returns one result for each file, in the same order.
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
  /// The file with a first line that names the original.
  fileprivate var marked: PortedFile {
    guard !text.hasPrefix("#sourceLocation(") else { return self }
    return PortedFile(
      path: path, original: original, text: "#sourceLocation(file: \"\(path)\", line: 1)\n\(text)",
      notes: notes)
  }
}
