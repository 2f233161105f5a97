/// A section of a flow layout, along the axis: header, leading inset, lines, trailing inset, footer.
///
/// An empty section keeps all of these but the lines. The insets concern the items only, never header and footer.
public struct FlowSection: Sendable {
  /// The header's length along the axis, in points. 0 means that there is none.
  public var headerExtent: Double
  /// The room around the lines, in points.
  public var insets: LayoutInsets
  /// The items, broken into lines.
  public var lines: SectionLines
  /// The footer's length along the axis, in points. 0 means that there is none.
  public var footerExtent: Double

  /// Without header, footer and insets unless they are given.
  public init(
    headerExtent: Double = 0, insets: LayoutInsets = .zero, lines: SectionLines, footerExtent: Double = 0
  ) {
    self.headerExtent = headerExtent
    self.insets = insets
    self.lines = lines
    self.footerExtent = footerExtent
  }

  /// Where the first line starts, from the section's own start.
  public var linesStart: Double { headerExtent + lines.rules.axis.leading(of: insets) }

  var linesEnd: Double { linesStart + lines.extent }

  /// Where the footer starts, from the section's own start.
  public var footerStart: Double { linesEnd + lines.rules.axis.trailing(of: insets) }

  /// The section's length along the axis. Negative insets shorten it, but never below 0.
  public var extent: Double { max(0, footerStart + footerExtent) }

  /// How far header, lines and footer lie outside the section at either end, which happens only with negative insets.
  var overhang: Double {
    max(-min(0, linesStart, footerStart), max(headerExtent, linesEnd, footerStart + footerExtent) - extent)
  }
}
