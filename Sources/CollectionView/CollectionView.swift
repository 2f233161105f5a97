// Where Apple's UIKit exists this module is UIKit, and every other file in this folder compiles to nothing.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import Foundation
#endif
