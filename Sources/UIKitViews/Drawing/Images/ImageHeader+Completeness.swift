import Foundation

nonisolated extension ImageHeader {
  /// Throws ``ImageError/truncated`` if the header is complete but the bytes end before the picture does.
  ///
  /// - Complexity: Reads the last bytes. Walks through the file only if those are unexpected.
  package func checkCompleteness(of bytes: ImageBytes) throws(ImageError) {
    let isComplete =
      switch format {
      case .jpeg: try Self.jpegIsComplete(bytes)
      case .png: Self.pngIsComplete(bytes)
      case .gif: try Self.gifIsComplete(bytes)
      case .webP: try Self.webPIsComplete(bytes)
      case .svg: true
      }
    guard isComplete else { throw .truncated }
  }
}
