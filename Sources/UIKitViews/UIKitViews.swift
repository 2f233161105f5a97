// Code that imports UIKit also gets Foundation.
@_exported import Foundation
