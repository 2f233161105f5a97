import CollectionView

@testable import CollectionLayouts

/// Numbers in sections with self-sizing headers and footers. Their lengths depend on the names of the
/// sections.
final class HeaderBoard: Feed {
  nonisolated enum Contents: CaseIterable, Sendable {
    case justified, mosaic, tags, measuredTags, packed
  }

  /// The header lengths that differ from the computed ones.
  var boundaryLengths: [Int: CGFloat] = [:]
  private let measuresTags: Bool
  let layout: StackedSectionsLayout

  init(
    _ contents: Contents, _ direction: Direction = .down, sections: Int = 12, pins: Bool = false
  ) {
    let layout: StackedSectionsLayout =
      switch contents {
      case .justified: JustifiedLayout()
      case .mosaic: MosaicLayout()
      case .tags, .measuredTags: TagLayout()
      case .packed: PackedFlow()
      }
    (self.layout, measuresTags) = (layout, contents == .measuredTags)
    layout.scrollDirection = direction.axis
    layout.headerReferenceLength = .estimated(44)
    layout.footerReferenceLength = .estimated(44)
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.sectionFootersPinToVisibleBounds = pins
    super.init((0..<sections).map { section in (0..<14).map { section * 14 + $0 } }, layout, direction)
  }

  override func registerViews() {
    super.registerViews()
    view.registerFittedBoundaries()
    if measuresTags { view.register(TagBoard.Cell.self, forCellWithReuseIdentifier: "cell") }
  }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize {
    measuresTags
      ? .estimated(CGSize(width: 80, height: 32))
      : super.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    let name = names[indexPath.section]
    (view as? FittedHeader)?.length = { [unowned self] in wanted(kind, name) }
    (view as? FittedHeader)?.isVertical = direction == .down
    return view
  }

  func wanted(_ kind: String, _ name: Int) -> CGFloat {
    if kind == UICollectionView.elementKindSectionFooter { return CGFloat(12 + abs(name) * 53 % 70) }
    return boundaryLengths[name] ?? CGFloat(20 + abs(name) * 37 % 90)
  }

  func length(_ kind: String, _ section: Int) -> CGFloat? {
    let size = layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.size
    return direction == .down ? size?.height : size?.width
  }

  func scrollThrough() {
    while position < room { position = min(room, position + 150) }
  }

  /// Returns the tags in an item's line, or `nil` for a layout without tags.
  private func lineOfTags(_ path: IndexPath) -> Range<Int>? {
    guard let lines = (layout as? TagLayout)?.lines.sections?[path.section].items else { return nil }
    return lines.itemRange(inLine: lines.line(ofItem: path.item))
  }

  /// Returns `true` if all tags in a number's line have been measured. Tags shorter than their line scroll
  /// in last, and measuring them can make the line thicker.
  func isLineMeasured(of number: Int) -> Bool {
    guard measuresTags, let tags = layout as? TagLayout, let path = path(of: number) else { return true }
    return lineOfTags(path)?.allSatisfy { tags.lines.measured[[path.section, $0]] != nil } ?? true
  }

  /// The visible headers and footers with a wrong length.
  var wrong: [String] {
    view.layoutIfNeeded()
    return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
        let (length, name) = (length(kind, path.section), names[path.section])
        return length.map { isClose($0, wanted(kind, name)) } == true ? nil : "\(kind) \(name)"
      }
    }
  }
}
