import Foundation

/// A data source of snapshots, which may show outlines.
protocol OutlineSource: AnyObject {
  /// Whether any section shows an outline.
  var hasOutlines: Bool { get }
  /// Nil where the section does not show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
  /// Calls what tells the data source of an item that a hand has moved. Then the data source has the order that is shown, whatever an
  /// override has made of it.
  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void)
}
