import Foundation

/// A data source that shows outlines.
protocol OutlineSource: AnyObject {
  /// Whether any section shows an outline.
  var hasOutlines: Bool { get }
  /// Nil where the section does not show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
}
