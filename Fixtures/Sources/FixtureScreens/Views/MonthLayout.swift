import CollectionLayouts
import CollectionView

/// A layout of weeks with seven days, made with `PackingLayout`.
class MonthLayout: CustomSectionsLayout, PackingLayout {
  nonisolated deinit {}

  func pack(_ items: ItemsToPack<Void>) -> SectionPacking {
    let first = items.section * 3 % 7
    let width = items.breadth / 7
    return SectionPacking(
      frames: items.indices.map {
        let (week, day) = ($0 + first).quotientAndRemainder(dividingBy: 7)
        return CGRect(x: CGFloat(day) * width, y: CGFloat(week) * 44, width: width, height: 44)
      })
  }
}
