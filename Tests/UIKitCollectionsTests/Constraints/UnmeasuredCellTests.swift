import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Cells whose constraints require a size other than the estimated one.
@MainActor @Suite struct UnmeasuredCellTests {
  private final class FixedCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        box.heightAnchor.constraint(equalToConstant: 110), box.widthAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}
  }

  enum Kind: CaseIterable {
    case flow, group

    @MainActor func make(_ estimate: CGFloat) -> UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
        return layout
      case .group:
        let size = NSCollectionLayoutSize(
          widthDimension: .estimated(estimate), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
    }
  }

  @Test(arguments: Kind.allCases, [30, 200] as [CGFloat])
  func `a cell's required constraints never conflict with an estimated size`(kind: Kind, estimate: CGFloat)
    throws
  {
    let stage = Stage(
      kind.make(estimate), width: 300, height: 400, counts: [20], cells: FixedCell.self, laysOut: false)
    let messages = warnings {
      stage.show()
      stage.view.performBatchUpdates {
        stage.counts[0] += 2
        stage.view.insertItems(at: [[0, 0], [0, 2]])
      }
      FrameClock.main.run(for: 0.5)
      stage.scroll(to: CGPoint(x: 0, y: 500))
      UIView.animate(withDuration: 0.3) { stage.scroll(to: CGPoint(x: 0, y: 900)) }
      FrameClock.main.run(for: 0.5)
      stage.view.reloadData()
      FrameClock.main.run(for: 0.1)
      stage.view.collectionViewLayout.invalidateLayout()
      FrameClock.main.run(for: 0.1)
    }
    #expect(messages.isEmpty, "\(messages.first ?? "")")
    #expect(stage.view.visibleCells.first?.bounds.size == CGSize(width: 100, height: 120))
  }
}
