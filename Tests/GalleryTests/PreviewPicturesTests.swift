import CollectionView
import PictureTesting
import Previews
import Testing

@testable import Gallery

@Suite("The gallery's previews") struct PreviewPicturesTests {
  @Test("look as they did")
  func pictures() { expectPictures(of: GalleryScene.all.map { Preview($0, pictures: .samples) }) }
}
