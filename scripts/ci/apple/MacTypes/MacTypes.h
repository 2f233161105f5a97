// Names that Darwin's MacTypes.h declares. Foundation and UIKit re-export them, so every source of an app sees them.
#include <stdint.h>

typedef uint8_t Byte;
typedef int8_t SignedByte;
typedef char *Ptr;
typedef Ptr *Handle;
typedef long Size;
typedef int16_t OSErr;
typedef int32_t OSStatus;
typedef uint32_t OSType;
typedef int32_t Fixed;
typedef int32_t Fract;
typedef int32_t Duration;
typedef uint32_t OptionBits;
typedef unsigned long ItemCount;
typedef unsigned long ByteCount;
typedef uint16_t UniChar;
typedef uint8_t Style;

struct Point {
  short v;
  short h;
};
typedef struct Point Point;

struct Rect {
  short top;
  short left;
  short bottom;
  short right;
};
typedef struct Rect Rect;

struct FixedPoint {
  Fixed x;
  Fixed y;
};
typedef struct FixedPoint FixedPoint;

struct FixedRect {
  Fixed left;
  Fixed top;
  Fixed right;
  Fixed bottom;
};
typedef struct FixedRect FixedRect;
