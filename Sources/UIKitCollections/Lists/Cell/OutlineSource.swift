import Foundation

/// A data source that shows outlines.
protocol OutlineSource: AnyObject {
  /// Nil where the section does not show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
}
