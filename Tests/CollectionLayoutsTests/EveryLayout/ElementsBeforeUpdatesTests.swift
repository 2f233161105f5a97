import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// According to MagazineLayout and ChatLayout, UIKit requests elements after preparing a layout for the new
/// counts and before reporting the changes of a batch.
@Suite struct ElementsBeforeUpdatesTests {
  /// The number of elements after each preparation, or `nil` if the layout returned `nil`.
  private final class Answers {
    var counts: [Int?] = []

    func note(_ layout: UICollectionViewLayout) {
      let whole = CGRect(x: 0, y: 0, width: 300, height: 300)
      counts.append(layout.layoutAttributesForElements(in: whole)?.count)
    }
  }

  private final class Board: WaterfallLayout {
    let answers = Answers()

    override func prepare() {
      super.prepare()
      answers.note(self)
    }
  }

  private final class Deck: CardStackLayout {
    let answers = Answers()

    override func prepare() {
      super.prepare()
      answers.note(self)
    }
  }

  private final class Pile: PhotoStackLayout {
    let answers = Answers()

    override func prepare() {
      super.prepare()
      answers.note(self)
    }
  }

  @Test func `a layout prepared before it receives a batch returns nil, then all elements`() {
    let (board, deck, pile) = (Board(), Deck(), Pile())
    for (layout, answers) in [(board, board.answers), (deck, deck.answers), (pile, pile.answers)]
      as [(UICollectionViewLayout, Answers)]
    {
      let stage = Stage(layout, width: 300, height: 300, counts: [3])
      #expect(answers.counts.last == 3, "\(type(of: layout))")
      answers.counts = []
      stage.view.performBatchUpdates {
        stage.counts[0] = 4
        stage.view.insertItems(at: [[0, 1]])
      }
      #expect(answers.counts.first == .some(nil), "\(type(of: layout))")
      #expect(stage.view.visibleCells.count == 4, "\(type(of: layout))")
      answers.counts = []
      stage.counts[0] = 2
      stage.view.reloadData()
      stage.layOut()
      #expect(answers.counts.first == 2, "\(type(of: layout))")
    }
  }
}
