// Together with the sources of UIKitViews and UIKitCollections, this file makes up the module UIKit, with the
// reexports of Apple's.
@_exported import Foundation
@_exported import MacTypes
@_exported import ObjectiveC
