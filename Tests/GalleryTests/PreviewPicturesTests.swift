import CollectionView
import PictureTesting
import Previews
import Testing

@testable import Gallery

@Suite("The gallery's previews") struct PreviewPicturesTests {
  @Test func `previews match their recorded pictures`() {
    expectPictures(of: GalleryScene.all.map { Preview($0, pictures: .samples) })
  }
}
