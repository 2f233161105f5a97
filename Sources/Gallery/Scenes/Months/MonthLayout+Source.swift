import CollectionView
import Previews

extension MonthLayout {
  /// The layout's source code, for copies of the screen.
  static let source = """
    /// A layout of months, one below the other, with seven days a week. Each week is as high as its highest day.
    final class MonthLayout: CustomSectionsLayout, PackingLayout {
      /// The spacing between days and between weeks, in points. The default value is 1.
      var daySpacing: CGFloat = 1 { didSet { invalidatePacking() } }

      /// Returns the column of a month's first day, from 0 to 6. The default value is the leading column.
      var firstColumn: (_ section: Int) -> Int = { _ in 0 } { didSet { invalidatePacking() } }

      /// `true`, because days are self-sizing.
      var measuresItems: Bool { true }

      func pack(_ items: ItemsToPack<Void>) -> SectionPacking {
        let first = firstColumn(items.section)
        let width = (items.breadth - 6 * daySpacing) / 7
        var frames: [CGRect] = []
        var top: CGFloat = 0
        while frames.count < items.count {
          let column = (first + frames.count) % 7
          let week = frames.count..<min(items.count, frames.count + 7 - column)
          let height = week.map { items.measuredSize(ofItem: $0)?.height ?? 44 }.max() ?? 44
          for day in week {
            let x = CGFloat(column + day - week.lowerBound) * (width + daySpacing)
            frames.append(CGRect(x: x, y: top, width: width, height: height))
          }
          top += height + daySpacing
        }
        return SectionPacking(frames: frames)
      }
    }
    """
}

extension CalendarYear {
  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    screen.modules = ["CollectionLayouts"]
    let inset = layout.sectionInset
    screen.layout = """
      let layout = MonthLayout()
      layout.daySpacing = \(layout.daySpacing)
      layout.headerReferenceLength = \(layout.headerReferenceLength)
      layout.sectionHeadersPinToVisibleBounds = \(layout.sectionHeadersPinToVisibleBounds)
      layout.sectionInset = UIEdgeInsets(top: \(inset.top), left: \(inset.left), bottom: \(inset.bottom), right: \(inset.right))
      let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
      layout.firstColumn = { (daysBefore[$0] + \(columnOfNewYear)) % 7 }
      """
    screen.addHeaders()
    screen.others.append(MonthLayout.source)
    return screen
  }
}
