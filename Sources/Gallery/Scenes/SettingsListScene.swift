import CollectionView
import Previews

extension GalleryScene {
  static let settingsList = GalleryScene(
    id: "settings-list", title: "Preferences",
    summary:
      "a list of settings: switches, values, checkmarks, swipe actions, rows that are moved and deleted",
    sampleCount: 0, showsPictures: false
  ) { _ in
    let list = SettingsList()
    return SceneContent(
      layout: list.layout, source: list,
      settings: [
        .choice(
          "Appearance",
          [
            ("Inset grouped", .insetGrouped), ("Grouped", .grouped), ("Plain", .plain), ("Sidebar", .sidebar),
          ],
          of: list, \.appearance),
        .toggle("Editing", of: list, \.isEditing),
        .toggle("Editing marks rows", of: list, \.marksRows),
        .toggle("Headers and footers", of: list, \.showsHeaders),
        .toggle("Separators", of: list, \.showsSeparators),
        .number("Header padding", 0...60, of: list, \.headerPadding),
      ], screen: list.screen)
  }
}
