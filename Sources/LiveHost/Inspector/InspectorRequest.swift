/// A page's request to its inspector.
enum InspectorRequest: Equatable, Sendable {
  /// Stops inspecting and removes the outlines.
  case off
  /// Sends reports and the tree.
  case on
  /// Outlines the element at a point of the window.
  case hover(x: Double, y: Double)
  /// The pointer left the window.
  case leave
  /// Reports on the element at a point of the window from then on, or on no element if there is none.
  case pin(x: Double, y: Double)
  /// Reports on a line of the tree.
  case pinView(Int)
  case overlays(Flags<InspectorOverlay>)

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case off, on, hover, leave, pin, pinView, overlays }
}

/// A drawing over the contents.
enum InspectorOverlay: Int, CaseIterable {
  /// The outline of every element.
  case outlines
  /// The rectangle requested from the layout.
  case question
  /// The rectangle requested from the layout for prefetching.
  case prefetch
}
