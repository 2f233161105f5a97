import CollectionView
import Previews

/// The previews on the page, which the tests compare with pictures.
@PreviewBuilder var previews: [Preview] {
  Preview(
    "Stairs", of: StairsLayout(),
    settings: [.number("Side", \.side, 40...240), .number("Step", \.step, 20...200)]
  ) {
    NumbersController(collectionViewLayout: $0)
  }
  Preview("Empty") { NumbersController(count: 0, layout: StairsLayout()) }
}
