@_exported import UIKitAdditions

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import UIKitCollections
@_exported import UIKitViews
#endif
