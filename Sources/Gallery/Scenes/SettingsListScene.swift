import CollectionView
import Previews

extension GalleryScene {
  static let settingsList = GalleryScene(
    id: "settings-list", title: "Preferences",
    summary:
      "a list of settings with switches, values, checkmarks, swipe actions, and editing",
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
        .toggle("isEditing", of: list, \.isEditing),
        .toggle("Editing selects rows", of: list, \.marksRows),
        .toggle("Headers and footers", of: list, \.showsHeaders),
        .toggle("showsSeparators", of: list, \.showsSeparators),
        .number("headerTopPadding", 0...60, of: list, \.headerPadding),
      ], screen: list.screen)
  }
}
