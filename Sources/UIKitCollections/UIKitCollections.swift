// Whoever shows a collection has views.
@_exported import UIKitViews
