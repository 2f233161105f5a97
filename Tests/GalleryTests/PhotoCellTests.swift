import CollectionView
import Testing

@testable import Gallery

@MainActor
@Suite("A photo's cell")
struct PhotoCellTests {
  @Test(
    "has its picture before its caption, where the text begins", arguments: [PhotoCell.Style.tag, .event])
  func direction(style: PhotoCell.Style) {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    cell.show(PictureCollection.samples[0], style: style)
    cell.layoutIfNeeded()
    let (picture, caption) = (cell.imageView.frame, cell.captionLabel.frame)
    #expect(picture.maxX < caption.minX)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(
      cell.imageView.frame
        == CGRect(x: 200 - picture.maxX, y: picture.minY, width: picture.width, height: picture.height))
    #expect(
      cell.captionLabel.frame.maxX == 200 - caption.minX && caption.width == cell.captionLabel.frame.width)
  }
}
