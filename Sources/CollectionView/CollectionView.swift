// Apple's UIKit if available; otherwise this package's implementation.
@_exported import UIKitAdditions

#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import UIKitCollections
@_exported import UIKitViews
#endif
