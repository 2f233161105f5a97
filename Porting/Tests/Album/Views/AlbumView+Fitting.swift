import UIKit

public extension AlbumView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
}

open class WideAlbumView: AlbumView {
  open override func caption() -> String { "wide " + super.caption() }
}

extension WideAlbumView {
  open override func summary() -> String { "wide " + super.summary() }
}
