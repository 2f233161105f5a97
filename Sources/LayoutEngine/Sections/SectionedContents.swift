/// Sections that follow one another along an axis.
public protocol SectionedContents {
  /// The direction of the sections.
  var axis: Axis { get }
  /// The length across the axis, in points.
  var breadth: Double { get }
  /// The number of sections.
  var count: Int { get }
  /// The size of all sections, in points.
  var contentSize: LayoutSize { get }
  /// Returns a section's number of items.
  func itemCount(ofSection section: Int) -> Int
  /// Returns the range of a section, with header and footer.
  func bounds(ofSection section: Int) -> ClosedRange<Double>
  /// Returns the sections that reach into a range.
  func sections(meeting range: ClosedRange<Double>) -> Range<Int>
  /// Returns the frame of an item.
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect
  /// Returns a header's frame, or `nil` if there is none.
  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Returns a footer's frame, or `nil` if there is none.
  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  /// Calls `body` with every element whose frame intersects `rect`.
  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void)
  /// Traps if the store is inconsistent. For tests.
  func _checkInvariants()
}

extension StackedSections: SectionedContents {}
extension LaneSections: SectionedContents {}
