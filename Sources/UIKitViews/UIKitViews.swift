// Whoever imports UIKit has Foundation.
@_exported import Foundation
