// Apple's UIKit where there is one, else ours.
@_exported import UIKitAdditions

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import UIKitCollections
@_exported import UIKitViews
#endif
