#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The sanitizer built into the tests by `scripts/sanitize`.
public enum Sanitizer {
  /// `true` if this program has a sanitizer, like the programs built with it. A sanitizer holds on to freed
  /// memory for a while to find uses of it, which makes measurements of memory meaningless.
  public static var isInUse: Bool {
    let program = dlopen(nil, RTLD_LAZY)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }
}
