/// Replaces old names of this package in an app's sources with their current names.
///
///     let migrated = Migrator(MigrationTable(markdown: page)).migrate([SourceFile(path: "Album.swift", text: text)])
///
/// It uses only types named in the sources: in `let layout = CarouselLayout()`, in parameters and properties
/// with a type, in casts, and in enclosing classes. A name that may belong to something else stays unchanged,
/// with a note if it's distinctive.
public struct Migrator: Sendable {
  private let table: MigrationTable

  public init(_ table: MigrationTable) { self.table = table }

  /// Returns one result for each file, in the same order.
  public func migrate(_ sources: [SourceFile]) -> [PortedFile] {
    let files = sources.map(OpenFile.init)
    let types = NamedTypes(files.map(\.tree))
    return files.map { file in
      MigrationPass(file: file, rules: table.rules, types: types).walk(file.tree)
      return file.finish()
    }
  }
}
