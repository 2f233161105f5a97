#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file of the live page, as it is embedded in the program.
typedef struct {
  const char *name;
  const uint8_t *bytes;
  size_t count;
} LivePageFile;

/// Returns the number of files.
size_t live_page_file_count(void);

/// Returns the file at an index, which must be less than the number of files.
LivePageFile live_page_file(size_t index);
