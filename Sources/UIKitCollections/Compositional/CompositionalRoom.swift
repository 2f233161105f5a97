import Foundation
import LayoutEngine

/// The room that sections are laid out in. Insets are in the layout's coordinates, in which the left is where reading begins.
struct CompositionalRoom: Equatable {
  let axis: Axis
  /// As broad as the view within its content insets.
  let breadth: Double
  /// The view's length along the axis.
  let extent: Double
  /// Pixels in a point.
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

  /// Where a section starts across the axis, and how broad it is: within the reference's insets, of which the content insets have
  /// covered a part.
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

  /// Where the view begins across the axis, as long as the contents do not scroll that way.
  var viewStart: Double { 0 - axis.near(of: contentInsets) }

  /// A section's container.
  func container(_ reference: UIContentInsetsReference) -> LayoutSize {
    axis.size(extent: extent, breadth: across(reference).breadth)
  }
}
