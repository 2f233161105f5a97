// The peer of the constraint solver: kiwi, if its headers are available. See docs/performance/METHOD.md.
#ifndef KIWI_PEER_H
#define KIWI_PEER_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns `true` if the peer was built with kiwi's headers. Otherwise, no other function may be called.
bool kiwi_is_available(void);

/// Creates and solves a cell of 12 views with 41 constraints. One constraint sets the third view's height.
void *kiwi_cell_create(double height);

/// Replaces the constraint for the height by one with another height, and solves.
void kiwi_cell_exchange(void *cell, double height);

/// Writes a view's left edge, top edge, width, and height to `frame`.
void kiwi_cell_frame(const void *cell, int view, double frame[4]);

void kiwi_cell_destroy(void *cell);

#ifdef __cplusplus
}
#endif

#endif
