@_exported import CollectionView

// On Apple's platforms, UIKit re-exports Foundation, which includes `URLSession`.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
