import CollectionView
import Foundation
import Logging
import Previews

@testable import LiveHost

/// A page of a plain scene with a setting of each kind. Its time advances, but nothing is listed, compared,
/// or written, so only the session's work takes time.
final class PlainPage: MessagePage {
  private static var time = 0.0
  private static let driver = FrameDriver(goesByItself: false) { time }
  private static let studio = LiveStudio(
    title: "Fuzz", scenes: [Preview("Plain") { PlainScreen().content }], images: ImageStore(),
    log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })

  static func prepare() { UIKitException.warningHandler = { _ in } }

  private let session: LiveSession
  private let link = PageLink(limit: 1 << 30)

  init() { session = LiveSession(studio: Self.studio, link: link, driver: Self.driver) { Self.time } }

  func open(scene: UInt8) {
    let hello = ClientMessage.Hello(
      view: PageView(width: 390, height: 600, scale: 2), scene: "", settings: [], offset: nil)
    try? session.receive(.hello(hello))
  }

  func receive(_ bytes: [UInt8]) -> Bool {
    do throws(CloseReason) {
      try session.receive(try ClientMessage(bytes))
      return true
    } catch {
      return false
    }
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      Self.time += FramePace.frame
      session.beginFrame()
      session.advance(by: FramePace.frame)
    }
  }

  func close() {
    link.close(.farewell)
    session.pageDidClose()
  }
}

/// A short list with taps, scrolling, and changes.
private final class PlainScreen: UIViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private var items = 6
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func loadView() {
    layout.itemSize = CGSize(width: 180, height: 150)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view = list
  }

  var content: LiveContent {
    LiveContent(
      self,
      settings: [
        LiveSetting("Items", .count(0...20)) { [unowned self] in
          Double(items)
        } set: { [unowned self] in
          items = Int($0)
          list.reloadData()
        },
        .number("Spacing", 0...50, of: layout, \.minimumLineSpacing),
        .choice(
          "Scrolls", [("Vertically", .vertical), ("Horizontally", .horizontal)], of: layout, \.scrollDirection
        ),
        .toggle("Editing", of: list, \.isEditing),
        .action("Insert") { [unowned self] in
          items += 1
          list.performBatchUpdates { list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        },
      ],
      keyCommands: [LiveKeyCommand(.delete, "Reload") { [unowned self] in list.reloadData() }])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
