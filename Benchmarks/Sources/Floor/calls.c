#include "floor.h"

// 512 different functions, more than a processor's first-level cache holds, like the methods called in an app. Each reads an
// object and computes a number.

#define FUNCTION(N) \
  __attribute__((noinline)) static double function_##N(const floor_object *object, double x) { \
    double first = object->numbers[N % FLOOR_NUMBERS] + x * (N + 1); \
    double second = object->numbers[(N * 7 + 3) % FLOOR_NUMBERS] - x; \
    double least = first < second ? first : second; \
    if (object->kind == N % FLOOR_KINDS) return least * (N + 0.25) + object->numbers[(N * 5 + 1) % FLOOR_NUMBERS]; \
    double most = first < second ? second : first; \
    return most > N ? most - least * 0.5 : least + object->numbers[(N * 11 + 2) % FLOOR_NUMBERS] * (N + 3); \
  }
#define CALL(N) sum += function_##N(objects + ((first + N) & mask), x);

// The numbers from 0x000 to 0x1ff.
#define EACH16(DO, A, B) \
  DO(0x##A##B##0) DO(0x##A##B##1) DO(0x##A##B##2) DO(0x##A##B##3) DO(0x##A##B##4) DO(0x##A##B##5) DO(0x##A##B##6) DO(0x##A##B##7) \
  DO(0x##A##B##8) DO(0x##A##B##9) DO(0x##A##B##a) DO(0x##A##B##b) DO(0x##A##B##c) DO(0x##A##B##d) DO(0x##A##B##e) DO(0x##A##B##f)
#define EACH256(DO, A) \
  EACH16(DO, A, 0) EACH16(DO, A, 1) EACH16(DO, A, 2) EACH16(DO, A, 3) EACH16(DO, A, 4) EACH16(DO, A, 5) EACH16(DO, A, 6) \
  EACH16(DO, A, 7) EACH16(DO, A, 8) EACH16(DO, A, 9) EACH16(DO, A, a) EACH16(DO, A, b) EACH16(DO, A, c) EACH16(DO, A, d) \
  EACH16(DO, A, e) EACH16(DO, A, f)

EACH256(FUNCTION, 0)
EACH256(FUNCTION, 1)

double floor_pass(const floor_object *objects, size_t object_count, size_t passes) {
  double sum = 0;
  size_t mask = object_count - 1;
  for (size_t pass = 0; pass < passes; pass++) {
    size_t first = pass * 512;
    double x = (double)pass;
    EACH256(CALL, 0)
    EACH256(CALL, 1)
  }
  return sum;
}
