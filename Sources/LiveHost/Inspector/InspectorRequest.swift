/// What a page asks of its inspector.
enum InspectorRequest: Equatable, Sendable {
  /// Inspects no longer. The outlines go.
  case off
  /// Sends reports and the tree.
  case on
  /// Outlines the element at a point of the window.
  case hover(x: Double, y: Double)
  /// The pointer has left the window.
  case leave
  /// Reports on the element at a point of the window, from now on. Where there is none, on no element.
  case pin(x: Double, y: Double)
  /// Reports on a line of the tree.
  case pinView(Int)
  case overlays(Flags<InspectorOverlay>)

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case off, on, hover, leave, pin, pinView, overlays }
}

/// What is drawn over the contents.
enum InspectorOverlay: Int, CaseIterable {
  /// The outline of every element.
  case outlines
  /// The rectangle that the layout was asked for.
  case question
  /// The rectangle that it was asked for to prefetch.
  case prefetch
}
