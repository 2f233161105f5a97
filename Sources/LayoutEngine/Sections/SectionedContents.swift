/// Sections that follow one another along an axis, regardless of the type that packs their items.
public protocol SectionedContents {
  /// The direction in which sections follow one another.
  var axis: Axis { get }
  /// The length of the contents across the axis, in points.
  var breadth: Double { get }
  /// The number of sections.
  var count: Int { get }
  /// The size of all sections together, in points.
  var contentSize: LayoutSize { get }
  /// Returns the number of items in a section.
  func itemCount(ofSection section: Int) -> Int
  /// Returns the start and end of a section along the axis, including its header and footer.
  func bounds(ofSection section: Int) -> ClosedRange<Double>
  /// Returns the sections that reach into a range of the axis.
  func sections(meeting range: ClosedRange<Double>) -> Range<Int>
  /// Returns the frame of an item.
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect
  /// Returns the frame of a header, or `nil` if the section has none.
  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Returns the frame of a footer, or `nil` if the section has none.
  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Calls `body` with every element whose frame intersects `rect`.
  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void)
  /// Traps if the store is inconsistent. For tests.
  func _checkInvariants()
}

extension StackedSections: SectionedContents {}
extension LaneSections: SectionedContents {}
