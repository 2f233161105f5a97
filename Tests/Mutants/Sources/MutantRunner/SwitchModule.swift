/// The C module with the switch, which works from any thread and any isolation. It costs one read and one
/// write of memory for each mutant.
enum SwitchModule {
  /// The environment variable for the active mutant.
  static let activeVariable = "MUTANT_ACTIVE"
  /// The environment variable for the file of reached mutants.
  static let reachedVariable = "MUTANT_REACHED"
  /// The size of that file's header: the processor time, in microseconds.
  static let reachedHeader = 8

  /// Returns the module's files by path, relative to its folder.
  static func files(capacity: Int) -> [String: String] {
    [
      "include/MutantSwitch.h": """
      #include <stdbool.h>
      #include <stdint.h>
      extern int32_t mutant_active;
      extern uint8_t *mutant_reached;
      static inline bool mutantIsOn(int32_t id) {
        mutant_reached[id] = 1;
        return mutant_active == id;
      }
      """,
      "MutantSwitch.c": """
      #include "MutantSwitch.h"
      #include <fcntl.h>
      #include <stdlib.h>
      #include <sys/mman.h>
      #include <sys/resource.h>
      #include <unistd.h>
      int32_t mutant_active = -1;
      static uint8_t unnoticed[\(capacity)];
      uint8_t *mutant_reached = unnoticed;
      __attribute__((constructor)) static void mutant_start(void) {
        const char *active = getenv("\(activeVariable)");
        if (active) mutant_active = atoi(active);
        const char *path = getenv("\(reachedVariable)");
        int file = path ? open(path, O_RDWR) : -1;
        if (file < 0) return;
        // Shared: the processes of exit tests write to it as well.
        void *map = mmap(0, \(capacity + reachedHeader), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (map != MAP_FAILED) mutant_reached = (uint8_t *)map + \(reachedHeader);
        close(file);
      }
      __attribute__((destructor)) static void mutant_end(void) {
        if (mutant_reached == unnoticed) return;
        struct rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        uint64_t time = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000
          + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
        __atomic_fetch_add((uint64_t *)(mutant_reached - \(reachedHeader)), time, __ATOMIC_RELAXED);
      }
      """,
    ]
  }
}
