import Foundation
import TestSupport
import Testing

@Suite("gallery list") @BackgroundActor struct ListCommandTests {
  nonisolated static let ids = [
    "waterfall", "photo-wall", "mosaic", "pinboard", "flow-grid", "tags",
    "carousel-cosine", "cover-flow", "carousel-hero", "circle", "wheel",
    "profiles", "wallet", "photo-albums",
    "settings-list", "outline", "sticky-headers",
    "storefront", "photo-pages", "badges",
    "week-calendar", "months", "chat", "controls",
  ]

  nonisolated struct Entry: Decodable {
    var id: String
    var title: String
    var summary: String
    var changes: [String]
  }

  @Test func `gallery list prints a line for each scene`() throws {
    let run = try GalleryProcess("list", in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == Self.ids.map { $0[...] })
  }

  @Test func `gallery list --json writes valid JSON`() throws {
    let run = try GalleryProcess("list", "--json", in: TemporaryFolder())
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    #expect(entries.map(\.id) == Self.ids)
    expectAll(entries) { !$0.title.isEmpty && !$0.summary.isEmpty }
    #expect(entries.first { $0.id == "flow-grid" }?.changes == ["insert", "delete", "layout", "reorder"])
    #expect(entries.first { $0.id == "chat" }?.changes == ["insert", "delete"])
    #expect(run.errors.isEmpty)
  }
}
