struct InspectorReport: Equatable {
  struct Row: Equatable {
    var name: String
    var value: String
  }

  struct Group: Equatable {
    var title: String
    var rows: [Row]
  }

  var groups: [Group] = []

  func write(to writer: inout MessageWriter) {
    writer.kind(LiveProtocol.ServerKind.report)
    writer.number(groups.count)
    for group in groups {
      writer.text(group.title)
      writer.number(group.rows.count)
      for row in group.rows {
        writer.text(row.name)
        writer.text(row.value)
      }
    }
  }
}

extension [InspectorReport.Row] {
  mutating func add(_ name: String, _ value: String) { append(.init(name: name, value: value)) }
}
