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

extension SectionedContents {
  /// Returns `true` if an item exists.
  public func hasItem(at path: ItemPath) -> Bool {
    (0..<count).contains(path.section) && (0..<itemCount(ofSection: path.section)).contains(path.item)
  }

  /// Returns the frame of an element, or `nil`.
  public func frame(of element: SectionElement) -> LayoutRect? {
    guard (0..<count).contains(element.sectionNumber) else { return nil }
    switch element {
    case .item(let item, let section):
      let isThere = (0..<itemCount(ofSection: section)).contains(item)
      return isThere ? frame(ofItem: item, inSection: section) : nil
    case .header(let section): return frame(ofHeaderInSection: section, pinning: .none)
    case .footer(let section): return frame(ofFooterInSection: section, pinning: .none)
    }
  }

  /// Returns the range of an element, or `nil`.
  public func range(of element: SectionElement) -> ClosedRange<Double>? {
    frame(of: element).map { axis.range(of: $0) }
  }

  /// Returns the range of an item, or `nil`.
  public func range(ofItemAt path: ItemPath) -> ClosedRange<Double>? {
    range(of: .item(path.item, section: path.section))
  }

  /// Calls `body` with every element in a range.
  public func forEachElement(
    in range: ClosedRange<Double>, _ body: (SectionElement, LayoutRect) -> Void
  ) {
    forEachElement(in: axis.rect(range, breadth: breadth), pinning: .none, body)
  }

  /// Returns a visible start, not before `start`, at which the item is the first to begin in sight.
  public func start(_ start: Double, showingFirst path: ItemPath) -> Double {
    guard let first = range(ofItemAt: path)?.lowerBound, start < first else { return start }
    var last = start
    forEachElement(in: start...first) { element, frame in
      let begin = axis.along(frame.origin)
      if case .item = element, begin < first { last = max(last, begin + 1) }
    }
    return min(last, first)
  }
}

/// The element to which a frame belongs.
public enum SectionElement: Hashable, Sendable {
  /// A header.
  case header(section: Int)
  /// An item, by its index in its section.
  case item(Int, section: Int)
  /// A footer.
  case footer(section: Int)

  /// The element's section.
  public var sectionNumber: Int {
    switch self {
    case .item(_, let section), .header(let section), .footer(let section): section
    }
  }

  /// Returns the item's index, or `nil` for another element.
  public func item(inSection wanted: Int) -> Int? {
    guard case .item(let item, wanted) = self else { return nil }
    return item
  }

  /// The element's name in messages.
  public var name: String {
    switch self {
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    }
  }
}

/// The positions at which headers and footers stop. `nil` means that none are pinned.
public struct SectionPinning: Hashable, Sendable {
  /// The position before which headers don't start.
  public var headers: Double?
  /// The position after which footers don't end.
  public var footers: Double?

  /// No pinning.
  public static let none = SectionPinning()

  /// Creates positions, in points, in the sections' coordinates.
  public init(headers: Double? = nil, footers: Double? = nil) {
    self.headers = headers
    self.footers = footers
  }

  /// Returns the greater of `start` and `edge`, unless the element would pass `end`.
  public static func pin(start: Double, extent: Double, edge: Double, end: Double) -> Double {
    min(max(edge, start), max(start, end - extent))
  }

  /// Returns the start of a footer that doesn't end after `edge`, unless it would pass its section's start.
  @inlinable
  static func pinFooter(start: Double, extent: Double, edge: Double, sectionStart: Double) -> Double {
    max(min(edge - extent, start), min(start, sectionStart))
  }
}
