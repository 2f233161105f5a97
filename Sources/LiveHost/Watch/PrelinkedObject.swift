import Foundation

/// Most objects of a program in one, linked while there is nothing else to build: a program that is linked from it takes less than half
/// of the time.
///
/// ```
/// Kit.swift.o  ─┐
/// View.swift.o ─┼─▶ prelinked object ─┐
///   …          ─┘                     ├─▶ program
/// main.swift.o, which changes ────────┘
/// ```
///
/// Of its functions, the debugger and backtraces know the names and no lines. The next `swift build` links the program anew, with all there is
/// to know.
struct PrelinkedObject {
  private let path: String
  /// What it is made of, as that was when it was begun.
  private let objects: [String: SourceStamp]
  private let run: BuildRun

  /// Begins to make it. Nil if the link command is of another form, or if the compiler comes without the tools for it.
  ///
  /// - Parameter changing: Objects that have to be apart.
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

  /// Whether it is made of all objects of the program but these, as they are now.
  func isMade(of link: BuildPlan.Command, apartFrom changing: Set<String>) -> Bool {
    Self.objects(of: link)?.subtracting(changing) == Set(objects.keys) && isFresh
  }

  /// The commands, the last of which links the same program from this object. They are as they were while it is being made, and where an
  /// object in it is another one by now, or will be.
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

  /// What the command links. Nil if it does not name all of it in a single file of names.
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
