import CollectionView
import LayoutEngine

/// What holds for a section as a whole, in lengths that make sense.
struct SectionMetrics {
  let insets: LayoutInsets
  let headerLength: Double
  let footerLength: Double

  init(
    section: Int, of view: UICollectionView, layout: SectionedLayout,
    _ delegate: (any SectionedLayoutDelegate)?
  ) {
    let path = IndexPath(item: 0, section: section)
    let answers = SectionAnswers(section: section, of: view, layout: layout, delegate)
    insets = layout.accepted(inset: answers.inset, of: "sectionInset")
    headerLength =
      layout.boundaries.note(.header(section: section), given: answers.headerLength)
      ?? Double(layout.lengthCheck.accept(answers.headerLength, of: "header", at: path, in: layout))
    footerLength =
      layout.boundaries.note(.footer(section: section), given: answers.footerLength)
      ?? Double(layout.lengthCheck.accept(answers.footerLength, of: "footer", at: path, in: layout))
  }
}
