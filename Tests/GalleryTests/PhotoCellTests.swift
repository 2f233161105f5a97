import CollectionView
import Testing

@testable import Gallery

@MainActor
@Suite("Photo cells")
struct PhotoCellTests {
  @Test(arguments: [PhotoCell.Style.tag, .product])
  func `the picture precedes the caption in the reading direction`(style: PhotoCell.Style) {
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
    #expect(cell.captionLabel.frame.maxX == 200 - caption.minX)
    #expect(caption.width == cell.captionLabel.frame.width)
  }

  @Test(arguments: [PhotoCell.Style.card, .product, .tag])
  func `the caption grows with the text size within its cell`(
    style: PhotoCell.Style
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 260, height: style == .tag ? 40 : 120))
    window.addSubview(cell)
    window.isHidden = false
    cell.show(PictureCollection.samples[0], style: style)
    window.layoutIfNeeded()
    #expect(cell.captionLabel.font.pointSize == 13)
    let small = cell.captionLabel.frame
    for size in [UIContentSizeCategory.extraExtraLarge, .accessibilityExtraExtraExtraLarge] {
      window.traitOverrides.preferredContentSizeCategory = size
      window.layoutIfNeeded()
      #expect(cell.captionLabel.font.pointSize > 13)
      #expect(cell.captionLabel.frame.height >= cell.captionLabel.font.lineHeight)
      #expect(cell.captionLabel.frame.height >= small.height)
      #expect(cell.bounds.contains(cell.captionLabel.frame))
    }
  }
}
