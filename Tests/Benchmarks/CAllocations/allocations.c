#include "allocations.h"

#include <stdlib.h>

#ifdef __GLIBC__

// The definitions below take the place of the C library's and hand over to it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The timed code runs on one thread; others may lose a count, which only a plain counter costs.
static int64_t count = 0;

int64_t allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count++;
  return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

#else

int64_t allocation_count(void) { return -1; }

#endif
