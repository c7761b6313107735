#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

/// How often this process has asked for heap memory; -1 where that cannot be counted.
int64_t allocation_count(void);

#endif
