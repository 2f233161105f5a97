enum InspectorRequest: Equatable, Sendable {
  case off
  /// Starts sending reports and the tree.
  case on
  /// Outlines the element at a point.
  case hover(x: Double, y: Double)
  case leave
  /// Reports on the element at a point from then on.
  case pin(x: Double, y: Double)
  /// Reports on a view of the tree, identified by its layer's serial number.
  case pinView(Int)
  case overlays(Flags<InspectorOverlay>)

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case off, on, hover, leave, pin, pinView, overlays }
}

enum InspectorOverlay: Int, CaseIterable {
  case outlines
  /// The rectangle requested from the layout.
  case question
  /// The rectangle requested for prefetching.
  case prefetch
}
