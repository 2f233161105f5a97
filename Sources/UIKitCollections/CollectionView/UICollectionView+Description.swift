import Foundation

extension UICollectionView {
  var details: String {
    let inset = adjustedContentInset
    func text(_ numbers: CGFloat...) -> String { numbers.map(\.message).joined(separator: ", ") }
    let source = dataSource.map { "; dataSource: <\(type(of: $0)): \(ObjectAddress(of: $0))>" } ?? ""
    return
      "frame = (\(frame.minX.message) \(frame.minY.message); \(frame.width.message) \(frame.height.message)); "
      + "contentOffset: {\(text(contentOffset.x, contentOffset.y))}; "
      + "contentSize: {\(text(contentSize.width, contentSize.height))}; "
      + "adjustedContentInset: {\(text(inset.top, inset.left, inset.bottom, inset.right))}; layout: \(collectionViewLayout)\(source)"
  }
}

private struct ObjectAddress: CustomStringConvertible {
  let description: String

  init(of object: AnyObject) {
    let digits = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    description = "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
