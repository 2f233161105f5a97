// Beside the sources of UIKitViews and UIKitCollections, this makes the module UIKit: what Apple's re-exports.
@_exported import Foundation
@_exported import MacTypes
@_exported import ObjectiveC
