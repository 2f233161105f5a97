import CollectionView

@testable import CollectionLayouts

extension WaterfallLayout {
  var lanes: LanePacker { packer as! LanePacker }
}

extension TagLayout {
  var lines: LinePacker { packer as! LinePacker }
}
