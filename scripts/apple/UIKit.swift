// Beside the sources of CollectionView, this makes the module UIKit: what Apple's re-exports.
@_exported import Foundation
@_exported import MacTypes
@_exported import ObjectiveC
