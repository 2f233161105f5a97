import CollectionView
import LayoutEngine

/// The metrics of a section, with invalid lengths replaced.
struct SectionMetrics {
  let insets: LayoutInsets
  let headerLength: Double
  let footerLength: Double
}

extension StackedSectionsLayout {
  /// Reports invalid values, and records self-sizing headers and footers.
  func askForMetrics(ofSection section: Int, in view: UICollectionView) -> SectionMetrics {
    let delegate = view.delegate as? any StackedSectionsLayoutDelegate
    let path = IndexPath(item: 0, section: section)
    let breadth = breadth(of: view.bounds)
    func accept(_ given: LayoutLength, _ element: SectionElement) -> Double {
      let (points, isEstimate) = given.resolved(inBreadth: CGFloat(breadth))
      let length = Double(inputCheck.accept(points, of: element.name, at: path, in: self))
      return boundaries.note(element, estimate: isEstimate ? length : nil) ?? length
    }
    let inset =
      delegate?.collectionView(view, layout: self, sectionInsetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceLengthForHeaderInSection: section)
      ?? headerReferenceLength
    let footer =
      delegate?.collectionView(view, layout: self, referenceLengthForFooterInSection: section)
      ?? footerReferenceLength
    let insetPath = reportPath(ofSection: section, isOwn: delegate == nil || inset == sectionInset)
    return SectionMetrics(
      insets: inputCheck.accept(
        accepted(inset: inset, of: "sectionInset", at: insetPath), across: axis, in: breadth,
        of: "sectionInset", at: insetPath, in: self),
      headerLength: accept(header, .header(section: section)),
      footerLength: accept(footer, .footer(section: section)))
  }
}

extension SectionedLayout {
  /// Returns the path for a report, which is empty for the layout's own value.
  func reportPath(ofSection section: Int, isOwn: Bool) -> IndexPath {
    isOwn ? IndexPath() : IndexPath(index: section)
  }

  /// Returns valid insets. A negative edge is valid, and extends the items outward.
  func accepted(inset: UIEdgeInsets, of name: String, at path: @autoclosure () -> IndexPath = IndexPath())
    -> LayoutInsets
  {
    let edges = [inset.top, inset.left, inset.bottom, inset.right]
    guard !edges.allSatisfy({ abs($0) <= InputCheck.greatest }) else { return LayoutInsets(inset) }
    let path = path()
    func edge(_ length: CGFloat) -> Double {
      Double(inputCheck.acceptSigned(length, of: name, at: path, in: self))
    }
    return LayoutInsets(
      top: edge(inset.top), left: edge(inset.left), bottom: edge(inset.bottom), right: edge(inset.right))
  }
}
