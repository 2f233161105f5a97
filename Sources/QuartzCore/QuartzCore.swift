@_exported import CollectionView
