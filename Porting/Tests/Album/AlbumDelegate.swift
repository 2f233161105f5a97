import UIKit

/// An album's delegate, written for iOS with optional methods.
@objc public protocol AlbumDelegate: NSObjectProtocol {
  func albumDidOpen(_ album: AlbumView)

  // No result.
  @objc optional func album(_ album: AlbumView, didTap item: Int)
  // A result that isn't optional.
  @objc optional func album(_ album: AlbumView, heightFor item: Int) -> CGFloat
  // An optional result.
  @objc optional func title(of album: AlbumView) -> String?
  // Callers check for it, although it has no result.
  @objc optional func albumWillClose()
  @objc optional var margin: CGFloat { get }
  @objc optional var note: String? { get }
}

@objc protocol Shelf {
  var count: Int { get }
}
