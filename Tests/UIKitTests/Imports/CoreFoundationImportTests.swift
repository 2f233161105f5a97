import CoreFoundation
import Testing
import UIKit

// Foundation's C library has some of these names, too. In a file with both imports, they aren't ambiguous.

private final class Stopwatch {
  private let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
  var seconds: CFTimeInterval { return CFAbsoluteTimeGetCurrent() - start }
}

@Suite struct CoreFoundationImportTests {
  @Test func `CFAbsoluteTimeGetCurrent is not ambiguous in sources importing CoreFoundation`() {
    #expect(Stopwatch().seconds >= 0)
  }
}
