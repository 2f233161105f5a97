import Foundation

nonisolated struct FileState: Hashable, Sendable {
  let size: Int
  private let device: Int
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    device = Int(status.st_dev)
    number = UInt64(status.st_ino)
    #if os(Linux)
    let written = status.st_mtim
    #else
    let written = status.st_mtimespec
    #endif
    (seconds, nanoseconds) = (Int(written.tv_sec), Int(written.tv_nsec))
  }
}
