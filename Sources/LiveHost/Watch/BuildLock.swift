import Foundation

/// The lock that `swift build` uses to prevent two builds from writing the same files.
final class BuildLock: Sendable {
  private let descriptor: Int32

  init?(scratch: String) {
    let folder = URL(fileURLWithPath: scratch).resolvingSymlinksInPath().path
    let file = FileManager.default.temporaryDirectory.path + "/" + folder.replacing("/", with: "_") + ".lock"
    descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
