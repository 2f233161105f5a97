import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

/// A data source of rows and headers that can mistakenly dequeue superfluous views.
private final class Source: CountedCells, UICollectionViewDelegateFlowLayout {
  enum Mistake: String, CaseIterable, CustomTestStringConvertible {
    case twice, measuring, otherIdentifier, header, none
    var testDescription: String { rawValue }
  }

  var mistake = Mistake.none
  var shared: UICollectionViewCell?
  var sharesCell = false

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if sharesCell, let shared { return shared }
    if mistake == .twice {
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    if mistake == .otherIdentifier {
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
    }
    if mistake == .header { _ = header(of: collectionView, at: indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    shared = cell
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(of: collectionView, at: indexPath) }

  private func header(of view: UICollectionView, at path: IndexPath) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if mistake == .measuring {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      return CGSize(width: 100, height: max(20, cell.bounds.height))
    }
    return CGSize(width: 100, height: 20)
  }
}

@Suite("B5 Views dequeued but not returned", .serialized)
struct DequeuedViewTests {
  private let source = Source([2])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.registerPlainViews()
    view.register(CountedCell.self, forCellWithReuseIdentifier: "other")
    view.dataSource = source
    view.delegate = source
  }

  /// Returns `true` if the reason starts like UIKit's and names the collection view and a view of the class.
  private func isRefusal(_ reason: String?, of viewClass: String) -> Bool {
    guard let reason,
      reason.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display. ")
    else { return false }
    return reason.contains("Dequeued view: <\(viewClass)")
      && reason.contains("; Collection view: <UICollectionView")
  }

  @Test(
    .fact("B5.14"),
    arguments: [
      (Source.Mistake.twice, "UICollectionViewCell"), (.measuring, "UICollectionViewCell"),
      (.otherIdentifier, "CountedCell"), (.header, "UICollectionReusableView"),
    ])
  private func `dequeuing an additional view for a request raises one exception per layout`(
    mistake: Source.Mistake, viewClass: String
  ) {
    source.mistake = mistake
    let reasons = exceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 1, "\(reasons)")
    #expect(isRefusal(reasons.first, of: viewClass), "\(reasons)")
    #expect(view.visibleCells.count == 2)
    source.mistake = .none
    view.reloadData()
    #expect(exceptions { view.layoutIfNeeded() } == [])
  }

  @Test(.fact("B5.14")) func `dequeuing a view without a request raises an exception in the next layout`() {
    view.layoutIfNeeded()
    let reasons = exceptions {
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
      view.layoutIfNeeded()
    }
    #expect(reasons == [])
    let later = exceptions {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(later.count == 1)
    #expect(isRefusal(later.first, of: "UICollectionViewCell"), "\(later)")
  }

  @Test func `returning one cell for two items raises an exception naming both`() {
    source.sharesCell = true
    let reasons = exceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 1, "\(reasons)")
    for words in [
      "cell at index path [0, 0] and the cell at index path [0, 1]", "Returned view: <", "Collection view: <",
    ] {
      #expect(reasons.first?.contains(words) == true, "\(reasons)")
    }
    #expect(exceptions { view.layoutIfNeeded() } == [])
  }

  @Test func `a stored cell returned again for its only item raises no exception`() {
    source.counts = [1]
    source.sharesCell = true
    #expect(exceptions { view.layoutIfNeeded() } == [])
    view.reloadData()
    #expect(exceptions { view.layoutIfNeeded() } == [])
    #expect(view.visibleCells == [source.shared].compactMap { $0 })
  }

  @Test func `with checksDequeuedViews off, dequeuing mistakes raise no exceptions`() {
    UIKitException.checksDequeuedViews = false
    defer { UIKitException.checksDequeuedViews = true }
    for mistake in Source.Mistake.allCases {
      source.mistake = mistake
      view.reloadData()
      #expect(exceptions { view.layoutIfNeeded() } == [], "\(mistake)")
    }
    source.sharesCell = true
    view.reloadData()
    #expect(exceptions { view.layoutIfNeeded() } == [])
  }

  @Test func `reloads, reconfiguring, batches, and scrolling dequeue each view once`() {
    let window = view.shownInWindow()
    source.counts = [30]
    let reasons = exceptions {
      FrameClock.main.run(for: 0.1)
      view.reconfigureItems(at: [[0, 0], [0, 1]])
      view.performBatchUpdates {
        source.counts = [31]
        view.insertItems(at: [[0, 1]])
        view.reloadItems(at: [[0, 2]])
        view.reconfigureItems(at: [[0, 0]])
      }
      FrameClock.main.run(for: 0.5)
      view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      FrameClock.main.run(for: 0.5)
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      FrameClock.main.run(for: 0.5)
      view.reloadData()
      FrameClock.main.run(for: 0.1)
    }
    #expect(reasons == [])
    _ = window
  }
}
