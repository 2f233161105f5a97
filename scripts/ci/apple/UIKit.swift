// Together with the sources of UIKitViews and UIKitCollections, this file makes up the module UIKit. It has
// the re-exports of Apple's UIKit.
@_exported import Foundation
@_exported import MacTypes
@_exported import ObjectiveC
