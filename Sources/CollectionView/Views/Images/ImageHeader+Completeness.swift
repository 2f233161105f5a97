#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

nonisolated extension ImageHeader {
  /// Throws ``ImageError/truncated`` where the bytes stop before the picture does, though the header is all there.
  ///
  /// - Complexity: a read of the last bytes; a walk through the file only where those are not the expected ones.
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
#endif
