import PictureTesting
import Testing

@testable import MyFirstLayout

@Test func previewsLookAsTheyDid() { expectPictures(of: previews) }
