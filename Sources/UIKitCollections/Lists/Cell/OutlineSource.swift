import Foundation

/// A data source with snapshots, which can show outlines.
protocol OutlineSource: AnyObject {
  /// `true` if any section shows an outline.
  var hasOutlines: Bool { get }
  /// Returns the outline state of a row, or `nil` if the section doesn't show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
  /// Calls the closure that notifies the data source of an interactive move. Afterward, the data source has
  /// the visible order, regardless of overrides.
  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void)
}
