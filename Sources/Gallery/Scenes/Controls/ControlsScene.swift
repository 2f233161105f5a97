import CollectionView
import Previews

extension GalleryScene {
  static let controls = GalleryScene(
    id: "controls", title: "Controls",
    summary:
      "switches, sliders, and buttons in cells sized by stack views; drags from controls scroll",
    sampleCount: 24, maximumCount: 300_000, sectionLength: 6, countTitle: "Controls"
  ) { pictures in
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let states = ControlStates()
    return SceneContent(
      layout: layout,
      settings: [.toggle("Controls are enabled", of: states, \.areEnabled)],
      headerTitle: { ControlRow.groups[$0 % ControlRow.groups.count] },
      adapt: { layout.estimatedItemSize = CGSize(width: max(1, $0.width), height: 52) },
      attach: { controller in
        let view: UICollectionView = controller.collectionView
        view.backgroundColor = .systemGroupedBackground
        view.register(ControlCell.self, forCellWithReuseIdentifier: ControlCell.identifier)
        states.onChange = { [weak view] in view?.reconfigureItems(at: view?.indexPathsForVisibleItems ?? []) }
      },
      makeCell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: ControlCell.identifier, for: path)
        let number = pictures.number(at: path)
        let count = pictures.count(inSection: path.section)
        (cell as? ControlCell)?.show(
          ControlRow(number: number), states: states, number: number, isFirst: path.item == 0,
          isLast: path.item == count - 1)
        return cell
      })
  }
}

/// The user's values, by row number.
final class ControlStates {
  var onChange: () -> Void = {}
  var areEnabled = true { didSet { if areEnabled != oldValue { onChange() } } }
  private var values: [Int: Float] = [:]

  subscript(number: Int) -> Float {
    get { values[number] ?? ControlRow(number: number).initial }
    set { values[number] = newValue }
  }
}
