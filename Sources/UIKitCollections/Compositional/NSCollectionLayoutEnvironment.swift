import Foundation
import LayoutEngine

/// The surroundings of a section or a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available room.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room for contents.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including insets, in points.
  var contentSize: CGSize { get }
  /// The size within insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets. Values from 0 to 1 are fractions.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An environment whose container has no insets, because the reference's insets are already subtracted.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    (self.contentSize, self.traitCollection) = (contentSize, traitCollection)
    super.init()
  }

  nonisolated deinit {}

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The space for a layout. Insets are in layout coordinates, in which left is the leading edge.
struct CompositionalRoom: Equatable {
  let axis: Axis
  /// The breadth within the content insets.
  let breadth: Double
  /// The view's length along the axis.
  let extent: Double
  let scale: Double
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

  /// Returns the space within both the content insets and the reference's insets. The start is relative to
  /// the content insets.
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

  /// The view's start across the axis while the contents don't scroll in this direction.
  var viewStart: Double { 0 - axis.near(of: contentInsets) }

  func container(_ reference: UIContentInsetsReference) -> LayoutSize {
    axis.size(extent: extent, breadth: across(reference).breadth)
  }
}
