#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What `scripts/sanitize` builds into the tests.
public enum Sanitizer {
  /// Whether there is one in this program, and so in those that are built beside it. It retains freed memory for a while, to find uses of
  /// it: a program's part of the machine's memory says nothing then.
  public static var isInUse: Bool {
    let program = dlopen(nil, RTLD_LAZY)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }
}
