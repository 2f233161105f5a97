import CollectionLayouts
import CollectionView
import Previews

/// A collection view with a scene's pictures.
public final class SceneController: UICollectionViewController {
  /// The shown scene.
  public let scene: GalleryScene

  /// The number of pictures. Setting it isn't animated.
  public var itemCount: Int {
    get { pictures.count }
    set {
      guard newValue != pictures.count, scene.showsPictures else { return }
      pictures.resize(to: newValue)
      content.fit(newValue)
      collectionView.reloadData()
      // Until the layout pass, visible index paths refer to the old count. Outside of a window, a pass would
      // prepare the layout needlessly.
      if collectionView.window != nil { collectionView.layoutIfNeeded() }
    }
  }

  let pictures: ScenePictures
  let content: SceneContent
  /// A generator that produces the same shuffle each time.
  var generator = SampleGenerator(seed: 1)

  /// The scene's own settings.
  public var settings: [LiveSetting] { content.settings }

  init(scene: GalleryScene, pictures collection: PictureCollection, itemCount: Int) {
    self.scene = scene
    pictures = ScenePictures(collection, count: itemCount, sectionLength: scene.sectionLength)
    content = scene.makeContent(pictures)
    content.fit(itemCount)
    super.init(collectionViewLayout: content.layout)
    title = scene.title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    collectionView = AccessibleCollectionView(frame: .zero, collectionViewLayout: content.layout)
    super.loadView()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .ground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeaderView.identifier)
    collectionView.register(
      HourRulerView.self, forSupplementaryViewOfKind: TimelineLayout.elementKindRuler,
      withReuseIdentifier: HourRulerView.identifier)
    collectionView.register(
      BadgeView.self, forSupplementaryViewOfKind: BadgeView.kind, withReuseIdentifier: BadgeView.kind)
    collectionView.delegate = content.delegate
    content.source?.fill(self)
    content.attach(self)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: SceneController, _) in
      controller.view.setNeedsLayout()
      controller.collectionViewLayout.invalidateLayout()
    }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.adapt(view.bounds.size)
    for next in content.nextLayouts { next.adapt(view.bounds.size) }
  }

  /// Scrolls to the scene's best initial offset. The view must have its final size.
  public func scrollToRestingOffset() {
    collectionView.layoutIfNeeded()
    guard showsOwnLayout else { return }
    collectionView.scroll(to: content.restingOffset(collectionView))
  }

  func scrollToPictureOffset() {
    scrollToRestingOffset()
    guard showsOwnLayout, let offset = content.pictureOffset else { return }
    collectionView.scroll(to: offset)
  }

  // MARK: - UICollectionViewDataSource

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { pictures.sectionCount }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    pictures.count(inSection: section)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let makeCell = content.makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let style = showsOwnLayout ? content.styleOfSection?(indexPath.section) : nil
    (cell as? PhotoCell)?.show(
      pictures.picture(at: indexPath), style: style ?? content.cellStyle,
      price: content.price?(pictures.number(at: indexPath)))
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier =
      switch kind {
      case TimelineLayout.elementKindRuler: HourRulerView.identifier
      case BadgeView.kind: BadgeView.kind
      default: SectionHeaderView.identifier
      }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? BadgeView)?.number = pictures.number(at: indexPath) % 9 + 1
    (view as? TitledView)?.title = content.headerTitle(indexPath.section)
    (view as? HourRulerView)?.timeline = content.layout as? TimelineLayout
    return view
  }

  public override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content.canBeReordered
  }

  public override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    pictures.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
