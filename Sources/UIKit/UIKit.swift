@_exported import CollectionView

// On Apple's platforms, UIKit brings Foundation with `URLSession`.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
