import Foundation
import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

@Suite("Documented traps of views and values")
struct TrapTests {
  /// The cases documented as traps in this module, except those of diffable data sources.
  nonisolated enum Trap: String, CaseIterable, Codable, Sendable {
    case clockBackwards, selectorArgument
    case pointOfASize, sizeOfAPoint, rectangleOfAPoint
    case contentSize, contentInset, zoomScale, attributesBounds
    case emptyPathSection, shortPathItem, boundaryItem
    case unregisteredCell, unregisteredHeader, registrationInProvider
    case missingSection, missingItem, twoPositions
    case secondTransition, finishedTransition, cancelledTransition, unmatchedUpdate
    case exceptionElsewhere

    /// The message at the end of the program.
    var words: String {
      switch self {
      case .clockBackwards: "FrameClock.advance(by:) cannot go back: the duration is -1.0."
      case .selectorArgument: "takes Int, but was sent String"
      case .pointOfASize: "Could not cast value of type 'Foundation.CGSize'"
      case .sizeOfAPoint, .rectangleOfAPoint: "Could not cast value of type 'Foundation.CGPoint'"
      case .contentSize: "UIScrollView.contentSize must be finite, not"
      case .contentInset: "UIScrollView.contentInset must be finite, not"
      case .zoomScale: "UIScrollView.minimumZoomScale must be above 0, not 0.0."
      case .attributesBounds: "UICollectionViewLayoutAttributes.bounds must have a zero origin, not"
      case .emptyPathSection: "Index 0 out of bounds of count 0"
      // Foundation ends the program without a message.
      case .shortPathItem, .boundaryItem: ""
      case .unregisteredCell:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must register"
      case .unregisteredHeader: "with identifier none - must register a nib or a class for the identifier"
      case .registrationInProvider: "Attempted to dequeue a cell using a registration that was created inside"
      case .missingSection: "request for number of items in section 7 when there are only 1 sections"
      case .missingItem: "Attempted to scroll the collection view to an out-of-bounds item"
      case .twoPositions: "attempt to use a scroll position with multiple vertical positioning styles"
      case .secondTransition: "the collection view is already part of an interactive transition."
      case .finishedTransition, .cancelledTransition:
        "the collection view is not part of an interactive transition."
      case .unmatchedUpdate: "Invalid batch updates detected: the number of sections and/or items"
      case .exceptionElsewhere: "Fatal: supplied item identifiers are not unique"
      }
    }

    @MainActor func spring() {
      switch self {
      case .clockBackwards: FrameClock.main.advance(by: -1)
      case .selectorArgument: Selector("count:", Counter.count).send("three", to: Counter())
      case .pointOfASize: _ = NSValue(cgSize: .zero).cgPointValue
      case .sizeOfAPoint: _ = NSValue(cgPoint: .zero).cgSizeValue
      case .rectangleOfAPoint: _ = NSValue(cgPoint: .zero).cgRectValue
      case .contentSize: UIScrollView().contentSize.width = .infinity
      case .contentInset: UIScrollView().contentInset.top = .nan
      case .zoomScale: UIScrollView().minimumZoomScale = 0
      case .attributesBounds: UICollectionViewLayoutAttributes(forCellWith: [0, 0]).bounds.origin.x = 1
      case .emptyPathSection: _ = IndexPath().section
      case .shortPathItem: _ = IndexPath(index: 0).item
      case .boundaryItem: _ = IndexPath(index: 0).row
      default: springInView()
      }
    }

    @MainActor private func springInView() {
      let (view, source) = (TrapTests.makeView(), LabelledSource([[1, 2, 3, 4, 5]]))
      view.dataSource = source
      view.layoutIfNeeded()
      switch self {
      case .unregisteredCell: view.dequeueReusableCell(withReuseIdentifier: "none", for: [0, 0])
      case .unregisteredHeader:
        view.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "none", for: [0, 0])
      case .missingSection: view.numberOfItems(inSection: 7)
      case .missingItem: view.scrollToItem(at: [0, 9], at: .top, animated: false)
      case .twoPositions: view.scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
      case .secondTransition:
        view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      case .finishedTransition: view.finishInteractiveTransition()
      case .cancelledTransition: view.cancelInteractiveTransition()
      case .unmatchedUpdate: view.deleteItems(at: [[0, 0]])
      case .registrationInProvider:
        let registering = RegisteringSource()
        view.dataSource = registering
        view.reloadData()
        view.layoutIfNeeded()
      default: break
      }
    }
  }

  private final class Counter: NSObject {
    func count(_ number: Int) {}
  }

  private final class RegisteringSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
    }
  }

  private static func makeView() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return view
  }

  @Test(arguments: Trap.allCases)
  func `each documented trap ends the program with its message`(trap: Trap) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [trap] in
      if trap == .exceptionElsewhere {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
      } else {
        await trap.spring()
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trap.words.isEmpty || words.contains(trap.words))
  }
}
