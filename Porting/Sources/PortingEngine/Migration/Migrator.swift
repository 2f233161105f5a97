/// Gives names of this package in an app's sources the names that they have now.
///
///     let migrated = Migrator(MigrationTable(markdown: page)).migrate([SourceFile(path: "Album.swift", text: text)])
///
/// It knows no types but those that the sources name: of `let layout = CarouselLayout()`, of parameters and properties with a type, of
/// casts, and of the class around. Where a name may be another's, it is left, and a note says so if it does not look like one.
public struct Migrator: Sendable {
  private let table: MigrationTable

  public init(_ table: MigrationTable) { self.table = table }

  /// One result a file, in their order.
  public func migrate(_ sources: [SourceFile]) -> [PortedFile] {
    let files = sources.map(OpenFile.init)
    let types = NamedTypes(files.map(\.tree))
    return files.map { file in
      MigrationPass(file: file, rules: table.rules, types: types).walk(file.tree)
      return file.finish()
    }
  }
}
