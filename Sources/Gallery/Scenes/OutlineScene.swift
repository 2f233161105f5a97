import CollectionView
import Previews

extension GalleryScene {
  static let outline = GalleryScene(
    id: "outline", title: "Outline",
    summary: "a tree of rows that expand, collapse, and move", sampleCount: 0,
    showsPictures: false
  ) { _ in
    let list = OutlineList()
    return SceneContent(
      layout: list.layout, source: list,
      settings: [
        .choice(
          "Appearance",
          [
            ("Sidebar", .sidebar), ("Plain sidebar", .sidebarPlain), ("Inset grouped", .insetGrouped),
            ("Plain", .plain),
          ], of: list, \.appearance),
        .toggle("Only the chevron expands", of: list, \.expandsByChevron),
        .toggle("isEditing", of: list, \.isEditing),
        .number("indentationWidth", 0...40, of: list, \.indentation),
      ], screen: list.screen)
  }
}
