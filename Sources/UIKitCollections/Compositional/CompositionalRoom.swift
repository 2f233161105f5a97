import Foundation
import LayoutEngine

/// The room for sections. Insets are in layout coordinates: left is the leading edge.
struct CompositionalRoom: Equatable {
  let axis: Axis
  /// The breadth of the view within its content insets.
  let breadth: Double
  /// The view's length along the axis.
  let extent: Double
  /// The number of pixels per point.
  let scale: Double
  /// The view's length across the axis.
  let viewBreadth: Double
  private let contentInsets: LayoutInsets
  private let safeArea: LayoutInsets
  private let margins: LayoutInsets
  private let readable: LayoutInsets

  init(_ reader: LayoutReader, axis: Axis) {
    self.axis = axis
    let view = reader.view
    contentInsets = LayoutInsets(reader.inLayout(view.adjustedContentInset))
    safeArea = LayoutInsets(reader.inLayout(view.safeAreaInsets))
    margins = LayoutInsets(reader.inLayout(view.layoutMargins))
    readable = LayoutInsets(reader.inLayout(view.readableInsets))
    let size = LayoutSize(view.bounds.size)
    breadth = max(0, axis.breadth(of: size) - axis.near(of: contentInsets) - axis.far(of: contentInsets))
    extent = axis.extent(of: size)
    viewBreadth = axis.breadth(of: size)
    scale = view.layoutScale
  }

  /// Returns a section's start and breadth across the axis, within the reference's insets. The content insets
  /// already cover a part of them.
  func across(_ reference: UIContentInsetsReference) -> (start: Double, breadth: Double) {
    let insets: LayoutInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeArea
      case .layoutMargins: margins
      case .readableContent: readable
      }
    let near = max(0, axis.near(of: insets) - axis.near(of: contentInsets))
    let far = max(0, axis.far(of: insets) - axis.far(of: contentInsets))
    return (near, max(0, breadth - near - far))
  }

  /// The start of the view across the axis. It's valid while the contents don't scroll in that direction.
  var viewStart: Double { 0 - axis.near(of: contentInsets) }

  /// Returns a section's container.
  func container(_ reference: UIContentInsetsReference) -> LayoutSize {
    axis.size(extent: extent, breadth: across(reference).breadth)
  }
}
