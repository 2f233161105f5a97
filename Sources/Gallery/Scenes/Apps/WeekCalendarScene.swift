import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let weekCalendar = GalleryScene(
    id: "week-calendar", title: "Week calendar",
    summary: "days side by side on one time axis, with a ruler and pinned headers",
    sampleCount: 56, capacity: 56, sectionLength: 8, countTitle: "Events"
  ) { pictures in
    let layout = TimelineLayout()
    layout.pointsPerUnit = 62 / 60
    layout.startTime = 8.5 * 60
    layout.endTime = 22 * 60
    (layout.laneSpacing, layout.rulerReferenceBreadth) = (10, 60)
    layout.headerReferenceLength = 44
    layout.sectionInset.top = 44
    let hourHeight = LiveSetting("Points per hour", .number(20...180, step: 1)) {
      Double(layout.pointsPerUnit * 60)
    } set: {
      layout.pointsPerUnit = CGFloat($0 / 60)
    }
    let headerHeight = LiveSetting("headerReferenceLength", .number(0...80, step: 1)) {
      Double(layout.headerReferenceLength.points)
    } set: {
      // The first hour begins below the headers.
      (layout.headerReferenceLength.points, layout.sectionInset.top) = (CGFloat($0), CGFloat($0))
    }
    // On a phone, the spacing and the ruler are narrower until the user changes one of them.
    var fitted = (layout.laneSpacing, layout.rulerReferenceBreadth)
    return SceneContent(
      layout: layout, delegate: PictureHours(pictures: pictures),
      settings: [
        hourHeight, .number("laneSpacing", 0...40, of: layout, \.laneSpacing),
        .number("rulerReferenceBreadth", 0...100, of: layout, \.rulerReferenceBreadth),
        headerHeight,
      ],
      headerTitle: { days[$0 % days.count] },
      adapt: { size in
        let lengths = (layout.laneSpacing, layout.rulerReferenceBreadth)
        guard lengths == fitted else { return }
        fitted = size.width < 500 ? (3, 46) : (10, 60)
        if lengths != fitted { (layout.laneSpacing, layout.rulerReferenceBreadth) = fitted }
      },
      attach: {
        $0.collectionView.register(EventCell.self, forCellWithReuseIdentifier: EventCell.identifier)
      },
      makeCell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: EventCell.identifier, for: path)
        let number = pictures.number(at: path)
        (cell as? EventCell)?.show(CalendarEvent(number: number), PictureHours.interval(ofNumber: number))
        return cell
      })
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}

/// The intervals of pictures, which stay the same when the pictures move.
final class PictureHours: NSObject, TimelineLayoutDelegate {
  private let pictures: ScenePictures

  init(pictures: ScenePictures) {
    self.pictures = pictures
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    Self.interval(ofNumber: pictures.number(at: indexPath))
  }

  /// Returns an interval in minutes since midnight.
  static func interval(ofNumber number: Int) -> ClosedRange<Double> {
    let (slot, day) = (number % 8, number / 8)
    // Some events begin a little later than others, and the longer ones overlap the next event.
    let start = 9 * 60 + Double(slot) * 95 + Double((day * 5 + slot * 3) % 4) * 15
    let length = [45, 90, 60, 150, 75, 105][(day + slot * 5) % 6] as Double
    return start...start + length
  }
}

/// A ruler with the hours, beside a timeline whose unit is a minute.
public final class HourRulerView: UICollectionReusableView {
  static let identifier = "ruler"

  private var labels: [UILabel] = []

  weak var timeline: TimelineLayout? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .ground
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let timeline, timeline.pointsPerUnit > 0 else { return }
    let last = timeline.startTime + Double(bounds.height / timeline.pointsPerUnit)
    let first = Int((timeline.startTime / 60).rounded(.up))
    let hours = first..<max(first, Int((last / 60).rounded(.down)) + 1)
    while labels.count < hours.count { addLabel() }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= hours.count
      let hour = first + index
      label.text = "\(hour):00"
      let y = CGFloat(Double(hour) * 60 - timeline.startTime) * timeline.pointsPerUnit
      label.frame = CGRect(x: 0, y: y - 9, width: max(0, bounds.width - 10), height: 18)
    }
  }

  private func addLabel() {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .caption
    label.textAlignment = .right
    addSubview(label)
    labels.append(label)
  }
}
