import UIKit

/// What an album tells, as people write it for iOS: every method may be left out.
@objc public protocol AlbumDelegate: NSObjectProtocol {
  func albumDidOpen(_ album: AlbumView)

  // Without a result.
  @objc optional func album(_ album: AlbumView, didTap item: Int)
  // With one that is no optional.
  @objc optional func album(_ album: AlbumView, heightFor item: Int) -> CGFloat
  // With one that is.
  @objc optional func title(of album: AlbumView) -> String?
  // Asked for, though it has no result.
  @objc optional func albumWillClose()
  @objc optional var margin: CGFloat { get }
  @objc optional var note: String? { get }
}

@objc protocol Shelf {
  var count: Int { get }
}
