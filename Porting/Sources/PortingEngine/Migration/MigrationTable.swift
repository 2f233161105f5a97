/// Old and new names, as listed in `docs/MIGRATION.md`.
public struct MigrationTable: Sendable {
  let rules: [MigrationRule]

  /// Reads the rows of all tables with four columns: the type, the old name, the new name, and the kind.
  ///
  /// Rows without a known kind, such as table heads, are skipped.
  public init(markdown: String) { rules = markdown.split(separator: "\n").flatMap(Self.rules(inRow:)) }

  private static func rules(inRow row: Substring) -> [MigrationRule] {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
    // The cells before the first bar and after the last one are empty.
    guard cells.count == 6, cells[0].isEmpty, cells[5].isEmpty, let old = names(cells[2]).first else {
      return []
    }
    return cells[4].split(separator: ",").compactMap { MigrationRule.Kind(rawValue: String($0).trimmed) }.map
    {
      MigrationRule(types: names(cells[1]), old: old, new: names(cells[3]), kind: $0)
    }
  }

  /// Returns the names in backquotes.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }
}
