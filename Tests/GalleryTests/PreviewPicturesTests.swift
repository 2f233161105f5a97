import CollectionView
import PictureTesting
import Previews
import Testing

@testable import Gallery

@Suite("The gallery's previews") struct PreviewPicturesTests {
  @Test func `look as they did`() {
    expectPictures(of: GalleryScene.all.map { Preview($0, pictures: .samples) })
  }
}
