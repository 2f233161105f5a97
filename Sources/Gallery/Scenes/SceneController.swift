import CollectionView

/// Shows a scene: a collection view over its whole view, and the pictures in it.
public final class SceneController: UIViewController, UICollectionViewDataSource {
  public let scene: GalleryScene
  public let collectionView: UICollectionView

  /// How many pictures there are.
  public var itemCount: Int {
    didSet {
      guard itemCount != oldValue else { return }
      content.fit(itemCount)
      collectionView.reloadData()
    }
  }

  private let pictures: PictureCollection
  private let content: SceneContent
  /// Which picture comes first.
  private var firstPicture = 0

  /// What can be changed while the scene is shown.
  public var settings: [SceneSetting] { content.settings }

  init(scene: GalleryScene, pictures: PictureCollection, itemCount: Int) {
    self.scene = scene
    self.pictures = pictures
    self.itemCount = itemCount
    content = scene.makeContent(pictures)
    content.fit(itemCount)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: content.layout)
    super.init(nibName: nil, bundle: nil)
    title = scene.title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = collectionView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .ground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeaderView.identifier)
    collectionView.contentInset = content.contentInset
    collectionView.dataSource = self
    collectionView.delegate = content.delegate
    content.attach(collectionView)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.adapt(view.bounds.size)
  }

  /// Scrolls to where the scene looks best at first. The view has its size by then.
  public func scrollToRestingOffset() {
    collectionView.layoutIfNeeded()
    collectionView.contentOffset = content.restingOffset(collectionView)
  }

  /// Whether the first picture can be taken away, as the top card of a deck.
  public var takesFirstAway: Bool { content.takesFirstAway }

  public func takeFirstAway() {
    guard itemCount > 0 else { return }
    firstPicture += 1
    itemCount -= 1
  }

  // MARK: - UICollectionViewDataSource

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let length = content.sectionLength else { return 1 }
    return (itemCount + length - 1) / length
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let length = content.sectionLength else { return itemCount }
    return min(length, itemCount - section * length)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let index = indexPath.section * (content.sectionLength ?? 0) + indexPath.item
    (cell as? PhotoCell)?.show(pictures[firstPicture + index], style: content.cellStyle)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SectionHeaderView.identifier, for: indexPath)
    (view as? SectionHeaderView)?.title = "Roll \(indexPath.section + 1)"
    return view
  }
}
