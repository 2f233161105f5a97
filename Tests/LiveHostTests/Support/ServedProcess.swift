import Foundation
import TestSupport

@testable import LiveHost

/// The gallery's server in its own process, for the lifetime of this object.
final class ServedProcess {
  let port: UInt16
  let token: AccessToken

  private let process = Process()
  private let output = Pipe()
  private let folder: TemporaryFolder

  /// - Parameter photos: The folder of its pictures, or `nil` for the gallery's own.
  init(photos: String? = nil) throws {
    folder = try TemporaryFolder()
    process.executableURL = BuiltExecutable.url(named: "gallery")
    // Reloading is off: the executable may be rebuilt, but the test needs this process.
    process.arguments = ["--no-reload"] + (photos.map { ["--photos", $0] } ?? [])
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_STATE_HOME"] = folder.path
    // glibc's malloc caches freed memory for each thread. With no cache, growth means memory in use.
    environment["GLIBC_TUNABLES"] = "glibc.malloc.tcache_count=0"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure.saidNoAddress }
      line += data
    }
    let address = URL(string: String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
    guard let port = address?.port, let token = address.flatMap({ AccessToken($0.lastPathComponent) }) else {
      process.terminate()
      throw Failure.saidNoAddress
    }
    (self.port, self.token) = (UInt16(port), token)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  var path: String { "/\(token.text)/" }

  func connect() async throws -> TestClient { try await TestClient(port: port, token: token) }

  /// Opens a client's socket without sending hello.
  func openSocket() async throws -> TestClient {
    let client = try await connect()
    try await client.openSocket()
    return client
  }

  #if os(Linux)
  /// The process's resident memory, in bytes.
  var residentBytes: Int { get throws { try bytes("VmRSS:") } }

  /// The process's peak resident memory, in bytes.
  var mostResidentBytes: Int { get throws { try bytes("VmHWM:") } }

  private func bytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { throw Failure.hasNoFigure(name) }
    return kilobytes << 10
  }
  #endif

  #if os(Linux)
  /// Returns the process's resident memory without freed memory. Waits until the minimum hasn't fallen for
  /// ten seconds, the longest time that the program keeps freed memory.
  func bytesInUse() async throws -> Int {
    var (least, sightings) = (try residentBytes, 0)
    while sightings < 20 {
      try await Task.sleep(nanoseconds: 500_000_000)
      let bytes = try residentBytes
      sightings = bytes < least - 64 << 10 ? 0 : sightings + 1
      least = min(least, bytes)
    }
    return least
  }
  #endif

  private enum Failure: Error {
    case saidNoAddress
    case hasNoFigure(String)
  }
}
