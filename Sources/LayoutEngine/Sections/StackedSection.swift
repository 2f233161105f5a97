/// A section along the axis: header, leading inset, items, trailing inset, footer.
///
/// An empty section keeps all of these but the items. The insets concern the items only, never header and footer.
public struct StackedSection<Items: SectionItems>: Sendable {
  /// The header's length along the axis, in points. 0 means that there is none.
  public var headerExtent: Double
  /// The room around the items, in points.
  public var insets: LayoutInsets
  /// The items, packed.
  public var items: Items
  /// The footer's length along the axis, in points. 0 means that there is none.
  public var footerExtent: Double

  /// Without header, footer and insets unless they are given.
  @inlinable
  public init(headerExtent: Double = 0, insets: LayoutInsets = .zero, items: Items, footerExtent: Double = 0)
  {
    self.headerExtent = headerExtent
    self.insets = insets
    self.items = items
    self.footerExtent = footerExtent
  }

  /// Where the items start, from the section's own start.
  @inlinable public var itemsStart: Double { headerExtent + items.axis.leading(of: insets) }

  @inlinable var itemsEnd: Double { itemsStart + items.extent }

  /// Where the footer starts, from the section's own start.
  @inlinable public var footerStart: Double { itemsEnd + items.axis.trailing(of: insets) }

  /// The section's length along the axis. Negative insets shorten it, but never below 0.
  @inlinable public var extent: Double { max(0, footerStart + footerExtent) }

  /// How far header, items and footer lie outside the section at either end, which happens only with negative insets.
  @inlinable var overhang: Double {
    let end = footerStart + footerExtent
    return max(-min(0, itemsStart, footerStart), max(headerExtent, itemsEnd, end) - max(0, end))
  }
}
