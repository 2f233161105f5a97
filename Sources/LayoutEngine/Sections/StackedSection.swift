/// A section: header, leading inset, items, trailing inset, footer.
public struct StackedSection<Items: SectionItems>: Sendable {
  /// The header's length, in points. 0 means no header.
  public var headerExtent: Double
  /// The insets around the items only, in points.
  public var insets: LayoutInsets
  /// The packed items.
  public var items: Items
  /// The footer's length, in points. 0 means no footer.
  public var footerExtent: Double

  /// Creates a section.
  @inlinable
  public init(headerExtent: Double = 0, insets: LayoutInsets = .zero, items: Items, footerExtent: Double = 0)
  {
    self.headerExtent = headerExtent
    self.insets = insets
    self.items = items
    self.footerExtent = footerExtent
  }

  /// The distance from the start to the items.
  @inlinable public var itemsStart: Double { headerExtent + items.axis.leading(of: insets) }

  @inlinable var itemsEnd: Double { itemsStart + items.extent }

  /// The distance from the start to the footer.
  @inlinable public var footerStart: Double { itemsEnd + items.axis.trailing(of: insets) }

  /// The section's length. Never negative.
  @inlinable public var extent: Double { max(0, footerStart + footerExtent) }

  /// The distance by which elements extend beyond the section, due to negative insets.
  @inlinable var overhang: Double {
    let end = footerStart + footerExtent
    return max(-min(0, itemsStart, footerStart), max(headerExtent, itemsEnd, end) - max(0, end))
  }
}
