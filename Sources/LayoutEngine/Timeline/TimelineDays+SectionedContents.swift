// Days lie side by side, and each is as long as the contents.

extension TimelineDays: SectionedContents {
  public var axis: Axis { .vertical }
  public var breadth: Double { rules.breadth }

  public func itemCount(ofSection day: Int) -> Int { self[day].count }

  public func bounds(ofSection day: Int) -> ClosedRange<Double> { 0...contentSize.height }

  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> { 0..<count }

  public func frame(ofHeaderInSection day: Int, pinning: SectionPinning) -> LayoutRect? {
    frame(ofHeaderInSection: day, edge: pinning.headers ?? 0)
  }

  /// Returns `nil`, because days have no footers.
  public func frame(ofFooterInSection day: Int, pinning: SectionPinning) -> LayoutRect? { nil }

  public func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (Element, LayoutRect) -> Void
  ) { forEachElement(in: rect, headerEdge: pinning.headers ?? 0, body) }
}
