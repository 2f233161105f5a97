import CollectionView

final class CalendarYear: NSObject, SceneSource, UICollectionViewDataSource {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private static let titles = [
    "Rehearsal", "Dentist", "Climbing", "Market", "Concert", "Visitors", "Library",
  ]

  let layout = MonthLayout()
  /// The column of New Year's Day. In 2026, it's a Thursday.
  var columnOfNewYear = 3 { didSet { startMonths() } }
  private var events: [[[String]]]
  private weak var controller: SceneController?

  override init() {
    events = Self.lengths.enumerated().map { month, length in
      (0..<length).map { day in
        // Most days have no events; a few have three.
        let count = [0, 1, 0, 0, 2, 0, 1, 0, 0, 3, 0][(day * 7 + month * 5) % 11]
        return (0..<count).map { Self.titles[(day + month + $0 * 3) % Self.titles.count] }
      }
    }
    super.init()
    layout.headerReferenceLength = 44
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 20, right: 8)
    startMonths()
  }

  private func startMonths() {
    let daysBefore = Self.lengths.indices.map { Self.lengths[..<$0].reduce(columnOfNewYear, +) }
    layout.firstColumn = { daysBefore[$0] % 7 }
  }

  var actions: [SceneAction] {
    [
      SceneAction(name: "Add an event") {
        true
      } perform: { [weak self] in
        self?.addEvent()
      }
    ]
  }

  /// Adds an event to a day in the middle of the visible ones, so that its week becomes higher.
  private func addEvent() {
    guard let view = controller?.collectionView else { return }
    let days = view.indexPathsForVisibleItems.sorted()
    guard !days.isEmpty else { return }
    let day = days[days.count / 2]
    let titles = events[day.section][day.item]
    events[day.section][day.item].append(Self.titles[(day.item + titles.count) % Self.titles.count])
    view.reloadItems(at: [day])
  }

  func fill(_ controller: SceneController) {
    self.controller = controller
    controller.collectionView.register(DayCell.self, forCellWithReuseIdentifier: DayCell.identifier)
    controller.collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { events.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    events[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DayCell.identifier, for: indexPath)
    (cell as? DayCell)?.show(indexPath.item + 1, events[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SectionHeaderView.identifier, for: indexPath)
    (view as? TitledView)?.title = Self.names[indexPath.section]
    return view
  }
}
