/// Old names and new ones, as `docs/MIGRATION.md` lists them.
public struct MigrationTable: Sendable {
  let rules: [MigrationRule]

  /// Reads the rows of all tables of four columns: the type, the old name, the new one, and what kind of thing it is. What has no known
  /// kind, as the head of a table, is no rule.
  public init(markdown: String) { rules = markdown.split(separator: "\n").flatMap(Self.rules(inRow:)) }

  private static func rules(inRow row: Substring) -> [MigrationRule] {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
    // Nothing is in front of the first bar and behind the last.
    guard cells.count == 6, cells[0].isEmpty, cells[5].isEmpty, let old = names(cells[2]).first else {
      return []
    }
    return cells[4].split(separator: ",").compactMap { MigrationRule.Kind(rawValue: String($0).trimmed) }.map
    {
      MigrationRule(types: names(cells[1]), old: old, new: names(cells[3]), kind: $0)
    }
  }

  /// Those between back quotes.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }
}
