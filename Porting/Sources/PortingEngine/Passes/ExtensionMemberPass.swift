import SwiftSyntax

/// Moves extension members into the class body if they override or are overridden. Runs after all passes that
/// edit text.
struct ExtensionMemberPass {
  let declarations: Declarations
  /// `true` if moved lines are marked with their original locations.
  let marksLines: Bool

  func run() {
    let members = declarations.extensionMembers.filter { $0.isOverride || isOverridden($0) }
    for member in members { move(member) }
  }

  /// Returns `true` if a subclass in the files overrides the member.
  private func isOverridden(_ member: ExtensionMember) -> Bool {
    guard let record = declarations.classRecord(member.className) else { return false }
    let overriders = declarations.classes.values.filter { other in
      other !== record && declarations.lineage(of: other.name).contains { $0 === record }
    }
    return overriders.contains { other in
      declarations.bodyOverrides[other.name]?.contains(member.key) == true
        || declarations.extensionMembers.contains {
          $0.isOverride && $0.key == member.key && declarations.classRecord($0.className) === other
        }
    }
  }

  private func move(_ member: ExtensionMember) {
    let file = member.file
    guard let record = declarations.classRecord(member.className) else {
      if member.isOverride {
        file.cannot(
          member.item,
          "'\(member.key)' is an override in an extension of '\(member.className)', whose body is not among the files. Make a subclass."
        )
      }
      return
    }
    if member.node.genericWhereClause != nil {
      file.cannot(
        member.item,
        "'\(member.key)' is an override in an extension with a 'where' clause. Move it into the body of '\(record.name)'."
      )
      return
    }
    if record.file !== file, let name = hiddenName(in: member) {
      file.cannot(
        member.item,
        "'\(member.key)' is an override in an extension and uses '\(name)', which is private to its file. Move it into the body of '\(record.name)'."
      )
      return
    }
    let start = file.startOfLine(before: member.startWithComments)
    let range = start..<member.item.contentRange.upperBound
    let words = member.inheritedWords.map { $0 + " " }.joined()
    if !words.isEmpty { file.insert(words, at: member.startOfModifiers) }
    let text = file.cut(range)
    insert(text, of: member, startingAt: file.line(at: start), into: record)
    file.changed(
      member.item,
      "'\(member.key)' moved into the body of '\(record.name)', because extension members can't override or be overridden"
    )
  }

  private func insert(
    _ text: String, of member: ExtensionMember, startingAt line: Int, into record: ClassRecord
  ) {
    let brace = record.node.memberBlock.rightBrace
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = record.file.startOfLine(before: offset)
    let standsAlone = start != offset || record.file.bytes[safe: offset - 1] == 10
    var lines: [String] = []
    let conditions = member.conditions(outside: record)
    if marksLines {
      // The conditions precede the mark, because they aren't lines of the original.
      lines += conditions.map { "#if \($0)" }
      lines.append("#sourceLocation(file: \"\(member.file.source.path)\", line: \(line))")
      lines.append(text)
      lines += conditions.map { _ in "#endif" }
      lines.append(
        "#sourceLocation(file: \"\(record.file.source.path)\", line: \(record.file.line(of: brace)))")
    } else {
      lines += conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" }
    }
    let block = (standsAlone ? "" : "\n") + lines.joined(separator: "\n") + "\n"
    record.file.insert(block, at: AbsolutePosition(utf8Offset: standsAlone ? start : offset))
  }

  /// Returns a name that the member uses and that is private to its file.
  private func hiddenName(in member: ExtensionMember) -> String? {
    let names = declarations.privateNames[member.file.source.path] ?? []
    return member.item.tokens(viewMode: .sourceAccurate).lazy.map(\.text).first(where: names.contains)
  }
}

extension ExtensionMember {
  /// The start of the member, including the comments directly above it.
  fileprivate var startWithComments: Int {
    var offset = item.position.utf8Offset
    var start: Int?
    var lineEnds = 0
    for piece in item.leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineEnds += count
        if lineEnds > 1 { start = nil }
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        start = start ?? offset
        lineEnds = 0
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start ?? offset
  }

  /// The extension's attributes and access level, unless the member has its own.
  fileprivate var inheritedWords: [String] {
    let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    var words = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !["objc", "nonobjc"].contains($0.attributeName.trimmedDescription) }.map(\.oneLine)
    let own = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
    if let level = node.modifiers.map(\.name.text).first(where: levels.contains), levels.isDisjoint(with: own)
    {
      words.append(level == "private" ? "fileprivate" : level)
    }
    return words
  }

  /// The position after the attributes.
  fileprivate var startOfModifiers: AbsolutePosition {
    let attributes = item.decl.asProtocol(WithAttributesSyntax.self)?.attributes
    let next = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return (next ?? item.firstToken(viewMode: .sourceAccurate))?.positionAfterSkippingLeadingTrivia
      ?? item.position
  }

  /// Returns the conditions of the `#if` branches around the member, without those around the class.
  fileprivate func conditions(outside record: ClassRecord) -> [String] {
    let around = Set(record.file === file ? record.node.ancestors.map(\.id) : [])
    return item.ancestors.compactMap { $0.as(IfConfigClauseSyntax.self) }.filter { !around.contains($0.id) }
      .reversed()
      .flatMap { clause -> [String] in
        let before = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id } ?? []
        return before.compactMap { $0.condition.map { "!(\($0.oneLine))" } }
          + [clause.condition?.oneLine].compactMap { $0 }
      }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
