import Foundation

/// A single object with most of a program's object files, linked in advance. Linking the program with it
/// takes less than half the time.
///
/// ```
/// Kit.swift.o  ─┐
/// View.swift.o ─┼─▶ prelinked object ─┐
///   …          ─┘                     ├─▶ program
/// main.swift.o, which changes ────────┘
/// ```
///
/// Backtraces show its functions without line numbers. The next `swift build` relinks the program with
/// complete information.
struct PrelinkedObject {
  private let path: String
  /// The contained object files, with their stamps from the start of the prelinking.
  private let objects: [String: SourceStamp]
  private let run: BuildRun

  /// Starts making the object. Returns `nil` if the link command has an unexpected form, or if the compiler
  /// lacks the tools.
  ///
  /// - Parameter changing: The objects to keep separate.
  init?(of link: BuildPlan.Command, apartFrom changing: Set<String>, in package: SourcePackage) {
    guard let all = Self.objects(of: link), let linker = link.tool("ld.lld"),
      let copier = link.tool("llvm-objcopy")
    else { return nil }
    let stable = all.subtracting(changing)
    guard !stable.isEmpty else { return nil }
    let path = "\(package.scratch.path)/\(package.executable.lastPathComponent).prelinked"
    self.path = path + ".o"
    objects = stable.reduce(into: [:]) { $0[$1] = SourceStamp(path: $1) }
    do {
      try stable.sorted().joined(separator: "\n").write(
        toFile: path + ".list", atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
    run = BuildRun(
      [
        .init(words: [linker, "-r", "-o", path + ".all.o", "@\(path).list"], name: "prelinking"),
        .init(
          words: [copier, "--strip-debug", "--remove-section=.swift_ast", path + ".all.o", path + ".o"],
          name: "prelinking"),
        .init(words: ["rm", path + ".all.o", path + ".list"], name: "prelinking"),
      ], in: package.root)
  }

  var isBeingMade: Bool { run.isRunning }

  func isMade(of link: BuildPlan.Command, apartFrom changing: Set<String>) -> Bool {
    Self.objects(of: link)?.subtracting(changing) == Set(objects.keys) && isFresh
  }

  /// Returns the commands, with a link command that uses this object. Returns them unchanged while the object
  /// is being made, and if a contained file has changed or is about to change.
  func linking(_ commands: [BuildPlan.Command]) -> [BuildPlan.Command] {
    guard var link = commands.last, link.kind == .link, let all = Self.objects(of: link), !run.isRunning,
      run.hasSucceeded,
      isFresh, Set(commands.flatMap(\.outputs)).isDisjoint(with: objects.keys)
    else { return commands }
    link.words.removeAll { $0.hasPrefix("@") }
    link.words += all.subtracting(objects.keys).sorted() + [path]
    return commands.dropLast() + [link]
  }

  private var isFresh: Bool { objects.allSatisfy { SourceStamp(path: $0.key) == $0.value } }

  /// Returns the object files of a link command, or `nil` unless it lists all of them in a single file.
  private static func objects(of link: BuildPlan.Command) -> Set<String>? {
    let lists = link.words.filter { $0.hasPrefix("@") }
    let objects = Set(link.inputs.filter { $0.hasSuffix(".o") })
    guard lists.count == 1, !link.words.contains(where: { $0.hasSuffix(".o") }),
      let names = try? String(contentsOfFile: String(lists[0].dropFirst()), encoding: .utf8),
      Set(names.split(separator: "\n").map(String.init)) == objects
    else { return nil }
    return objects
  }
}
