import Testing
import UIKit

// Written as for an iPhone, including the import line and Swift 5 rules. Compiling this file is half of
// the test.

private class PhotoAttributes: UICollectionViewLayoutAttributes {
  var photoHeight: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! PhotoAttributes
    copy.photoHeight = photoHeight
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PhotoAttributes, other.photoHeight == photoHeight else { return false }
    return super.isEqual(object)
  }
}

private protocol PinLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat
}

private class PinLayout: UICollectionViewLayout {
  weak var delegate: PinLayoutDelegate?
  private var cache: [PhotoAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override class var layoutAttributesClass: AnyClass { return PhotoAttributes.self }
  override var collectionViewContentSize: CGSize { return CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView = collectionView else { return }
    var columnHeights: [CGFloat] = [0, 0]
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let height = delegate?.collectionView(collectionView, heightForPhotoAt: indexPath) ?? 180
      let column = columnHeights[0] <= columnHeights[1] ? 0 : 1
      let attributes = PhotoAttributes(forCellWith: indexPath)
      attributes.photoHeight = height
      attributes.frame = CGRect(
        x: CGFloat(column) * contentWidth / 2, y: columnHeights[column], width: contentWidth / 2,
        height: height
      ).insetBy(dx: 6, dy: 6)
      cache.append(attributes)
      columnHeights[column] += height
      contentHeight = max(contentHeight, columnHeights[column])
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache.removeAll()
    contentHeight = 0
  }
}

private class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  let titleView = UIView()
  var photoHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleView)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleView.frame = contentView.bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? PhotoAttributes { photoHeight = attributes.photoHeight }
  }
}

private class PhotoStreamViewController: UICollectionViewController, PinLayoutDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    (collectionViewLayout as? PinLayout)?.delegate = self
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    return 20
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PhotoCell { cell.titleView.tag = indexPath.item }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat {
    return 100 + CGFloat(indexPath.item % 3) * 50
  }
}

@MainActor
@Suite("Sources written for iOS")
struct SourcesWrittenForIOSTests {
  @Test func `a two-column photo layout in a collection view controller places its cells`()
    throws
  {
    let controller = PhotoStreamViewController(collectionViewLayout: PinLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let cells = controller.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.titleView.tag) == [0, 1, 2, 3, 4, 5])
    #expect(cells.map(\.photoHeight) == [100, 150, 200, 100, 150, 200])
    let third = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(third.frame == CGRect(x: 6, y: 106, width: 138, height: 188))
    #expect(controller.collectionView.contentSize == CGSize(width: 300, height: 1550))
  }
}
