#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file of the live page, as it is embedded in the program.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} LivePageFile;

/// A file by its name. Without bytes where there is none.
LivePageFile live_page_file(const char *name);
