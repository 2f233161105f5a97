import CollectionLayouts
import UIKit

/// Words of their natural width, in lines.
final class TagsScreen: SamplesController {
  private let tags = TagLayout()
  private static let words = [
    "Swift", "a", "collection", "view", "lays", "out", "words", "as", "broad", "as", "they", "need",
    "item spacing",
    "line", "leading", "centred", "trailing", "justified", "and", "measured", "on", "their way in",
  ]

  init() { super.init(tags, counts: [90]) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
  }

  override var settings: [Setting] {
    [
      .choice(
        "Lines",
        [("leading", .leading), ("centred", .center), ("trailing", .trailing), ("justified", .justified)],
        of: tags, \.alignment),
      .choice("Spacing", [("8", 8), ("2", 2), ("20", 20)], of: tags, \.itemSpacing),
      .choice("Between lines", [("8", 8), ("20", 20)], of: tags, \.lineSpacing),
    ] + changes
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    let sample = sample(at: indexPath)
    (cell as? TagCell)?.show(
      "\(Self.words[sample.number % Self.words.count]) \(sample.number)", on: sample.color)
    return cell
  }
}
