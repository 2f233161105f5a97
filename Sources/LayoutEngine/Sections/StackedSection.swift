/// A section along the axis: header, leading inset, items, trailing inset, footer.
///
/// An empty section keeps all of these except the items. The insets apply to the items only, not to the
/// header and footer.
public struct StackedSection<Items: SectionItems>: Sendable {
  /// The header's length along the axis, in points. 0 means no header.
  public var headerExtent: Double
  /// The insets around the items, in points.
  public var insets: LayoutInsets
  /// The packed items.
  public var items: Items
  /// The footer's length along the axis, in points. 0 means no footer.
  public var footerExtent: Double

  /// Creates a section, by default without header, footer, and insets.
  @inlinable
  public init(headerExtent: Double = 0, insets: LayoutInsets = .zero, items: Items, footerExtent: Double = 0)
  {
    self.headerExtent = headerExtent
    self.insets = insets
    self.items = items
    self.footerExtent = footerExtent
  }

  /// The distance from the section's start to the items.
  @inlinable public var itemsStart: Double { headerExtent + items.axis.leading(of: insets) }

  @inlinable var itemsEnd: Double { itemsStart + items.extent }

  /// The distance from the section's start to the footer.
  @inlinable public var footerStart: Double { itemsEnd + items.axis.trailing(of: insets) }

  /// The section's length along the axis. Negative insets shorten it, but never below 0.
  @inlinable public var extent: Double { max(0, footerStart + footerExtent) }

  /// The distance of header, items, and footer outside the section at either end. It's above 0 only with
  /// negative insets.
  @inlinable var overhang: Double {
    let end = footerStart + footerExtent
    return max(-min(0, itemsStart, footerStart), max(headerExtent, itemsEnd, end) - max(0, end))
  }
}
