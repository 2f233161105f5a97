import UIKit

/// A cell with any view as its content.
public final class HostingCell<Content: UIView>: UICollectionViewCell {
  public let content = Content(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
}

public func make<T>(_ type: T.Type) -> T where T: UIView { T() }

public func make(named viewClass: UIView.Type) -> UIView { viewClass.init(frame: .zero) }
