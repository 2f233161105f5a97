import CollectionLayouts
import UIKit

/// A pile for each section. A tap or pinch opens a pile into its part of a grid.
final class PhotoStackScreen: SamplesController {
  private let piles = PhotoStackLayout()
  private let grid = UICollectionViewFlowLayout()

  init() {
    piles.itemSize = .absolute(CGSize(width: 110, height: 130))
    piles.arrangement = .sections()
    piles.angleSeed = 11
    grid.itemSize = CGSize(width: 96, height: 112)
    grid.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(piles, counts: [9, 12, 7, 10])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    piles.attachTap(to: collectionView, opening: grid)
    piles.attachPinch(to: collectionView, opening: grid)
  }

  override var settings: [Setting] {
    [
      .choice("Piles", [("one a section", .sections()), ("one", .single())], of: piles, \.arrangement),
      .choice("Angles", [("random", 11), ("other ones", 12), ("given", nil)], of: piles, \.angleSeed),
      .choice("Turned up to", [("0.3", 0.3), ("0.8", 0.8), ("0", 0)], of: piles, \.angleLimit),
      .choice("Visible", [("5", 5), ("2", 2), ("9", 9)], of: piles, \.visibleCount),
    ] + changes
  }
}
