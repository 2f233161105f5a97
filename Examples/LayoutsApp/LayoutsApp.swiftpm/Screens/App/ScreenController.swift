import UIKit

/// A screen with its title, its settings, and its contents below them.
final class ScreenController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var onClose: () -> Void = {}
  private let samples: SamplesController
  private let heading = UILabel()
  private let bar: UICollectionView
  private let barLength: CGFloat = 92
  private lazy var settings = [Setting.action("‹ Layouts") { [unowned self] in onClose() }] + samples.settings

  init(_ screen: Screen) {
    samples = screen.make()
    let line = UICollectionViewFlowLayout()
    line.scrollDirection = .horizontal
    line.minimumLineSpacing = 8
    line.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    bar = UICollectionView(frame: .zero, collectionViewLayout: line)
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(samples)
    view.addSubview(samples.view)
    samples.didMove(toParent: self)
    samples.onChange = { [unowned self] in showState() }
    heading.font = .boldSystemFont(ofSize: 20)
    heading.textColor = .label
    heading.textAlignment = .center
    view.addSubview(heading)
    bar.backgroundColor = .clear
    bar.showsHorizontalScrollIndicator = false
    bar.contentInsetAdjustmentBehavior = .never
    bar.register(SettingCell.self, forCellWithReuseIdentifier: "setting")
    bar.dataSource = self
    bar.delegate = self
    view.addSubview(bar)
    showState()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let width = bounds.width - safe.left - safe.right
    heading.frame = CGRect(x: safe.left, y: safe.top + 8, width: width, height: 28)
    bar.frame = CGRect(x: safe.left, y: safe.top + 44, width: width, height: 36)
    let top = safe.top + barLength
    samples.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// Shows the current settings and the layout's state.
  private func showState() {
    heading.text = [title, samples.state].compactMap { $0 }.joined(separator: " · ")
    for path in bar.indexPathsForVisibleItems {
      (bar.cellForItem(at: path) as? SettingCell)?.show(settings[path.item])
    }
    bar.collectionViewLayout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    settings.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "setting", for: indexPath)
    (cell as? SettingCell)?.show(settings[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { SettingCell.size(of: settings[indexPath.item]) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    settings[indexPath.item].tap()
    showState()
  }
}
