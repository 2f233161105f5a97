import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let months = GalleryScene(
    id: "months", title: "Months",
    summary: "a calendar in a layout of its own: weeks as high as their highest day, names that stay",
    sampleCount: 0, showsPictures: false
  ) { _ in
    let year = CalendarYear()
    return SceneContent(
      layout: year.layout, source: year,
      settings: [
        .choice("Weeks begin", [("On Mondays", 3), ("On Sundays", 4)], of: year, \.columnOfNewYear),
        .number("Between days", 0...12, of: year.layout, \.daySpacing),
        .number("Months' names", 20...80, of: year.layout, \.headerReferenceLength),
        .toggle("Names stay", of: year.layout, \.sectionHeadersPinToVisibleBounds),
      ],
      pictureOffset: CGPoint(x: 0, y: 150), screen: year.screen)
  }
}
