import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let months = GalleryScene(
    id: "months", title: "Months",
    summary:
      "a calendar with a custom layout: weeks as tall as their tallest day, and pinned month names",
    sampleCount: 0, showsPictures: false
  ) { _ in
    let year = CalendarYear()
    return SceneContent(
      layout: year.layout, source: year,
      settings: [
        .choice(
          "First day of the week", [("Monday", 3), ("Sunday", 4)], of: year, \.columnOfNewYear),
        .number("daySpacing", 0...12, of: year.layout, \.daySpacing),
        .number("headerReferenceLength", 20...80, of: year.layout, \.headerReferenceLength.points),
        .toggle(
          "sectionHeadersPinToVisibleBounds", of: year.layout, \.sectionHeadersPinToVisibleBounds),
      ],
      pictureOffset: CGPoint(x: 0, y: 150), screen: year.screen)
  }
}
