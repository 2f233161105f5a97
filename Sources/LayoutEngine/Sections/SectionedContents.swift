/// Sections that lie one after another along an axis, whatever packs their items.
public protocol SectionedContents {
  /// The direction in which sections follow one another.
  var axis: Axis { get }
  /// The contents' length across the axis, in points.
  var breadth: Double { get }
  /// The number of sections.
  var count: Int { get }
  /// The size of all sections together, in points.
  var contentSize: LayoutSize { get }
  /// The number of items of a section.
  func itemCount(ofSection section: Int) -> Int
  /// Where a section begins and ends along the axis, header and footer included.
  func bounds(ofSection section: Int) -> ClosedRange<Double>
  /// The sections that reach into a stretch of the axis.
  func sections(meeting range: ClosedRange<Double>) -> Range<Int>
  /// Where an item lies.
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect
  /// Where a header lies. Nil where the section has none.
  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Where a footer lies. Nil where the section has none.
  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Calls `body` with everything whose frame shares an area with `rect`.
  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void)
  /// Traps if the store contradicts itself. For tests.
  func _checkInvariants()
}

extension StackedSections: SectionedContents {}
extension LaneSections: SectionedContents {}
