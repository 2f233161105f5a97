// Code that shows a collection view uses other views, too.
@_exported import UIKitViews
