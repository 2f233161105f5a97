import Foundation

/// A table in a file, written line by line. Rows take seconds, and an interrupted run keeps the finished
/// ones.
struct CSVFile {
  private let handle: FileHandle

  init(_ path: String, header: [String]) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { Check.fail("cannot write \(path)") }
    self.handle = handle
    add(header)
  }

  func add(_ cells: [String]) {
    handle.write(Data((cells.map(Self.quoted).joined(separator: ",") + "\n").utf8))
  }

  private static func quoted(_ cell: String) -> String {
    cell.contains(",") || cell.contains("\"") ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }
}
