#include "file_attributes.h"

#if defined(__APPLE__)

#include <copyfile.h>

bool file_attributes_copy(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0;
}

#elif defined(__linux__)

#include <errno.h>
#include <linux/limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

// Linux stores access control lists as extended attributes.

typedef struct Names {
  char bytes[XATTR_LIST_MAX];
  ssize_t length;
} Names;

typedef struct Buffers {
  Names wanted, present;
  char value[XATTR_SIZE_MAX], other[XATTR_SIZE_MAX];
} Buffers;

static bool list(int file, Names *names) {
  names->length = flistxattr(file, names->bytes, sizeof names->bytes);
  bool has_none = names->length < 0 && errno == ENOTSUP;
  if (has_none) names->length = 0;
  return names->length >= 0;
}

/// The name after another one; the first after NULL, and NULL after the last.
static const char *next_name(const Names *names, const char *name) {
  const char *next = name ? name + strlen(name) + 1 : names->bytes;
  return next < names->bytes + names->length ? next : NULL;
}

static bool contains(const Names *names, const char *wanted) {
  for (const char *name = NULL; (name = next_name(names, name));) {
    if (strcmp(name, wanted) == 0) return true;
  }
  return false;
}

static bool copy(int from, int to, const char *name, Buffers *buffers) {
  ssize_t length = fgetxattr(from, name, buffers->value, sizeof buffers->value);
  if (length < 0) return false;
  // A label of the system may be the same already, and nobody may set it.
  ssize_t present = fgetxattr(to, name, buffers->other, sizeof buffers->other);
  if (present == length && memcmp(buffers->value, buffers->other, (size_t)length) == 0) return true;
  return fsetxattr(to, name, buffers->value, (size_t)length, 0) == 0;
}

static bool copy_all(int from, int to, Buffers *buffers) {
  if (!list(from, &buffers->wanted) || !list(to, &buffers->present)) return false;
  // A new file has the default list of its folder.
  for (const char *name = NULL; (name = next_name(&buffers->present, name));) {
    if (!contains(&buffers->wanted, name) && fremovexattr(to, name) != 0) return false;
  }
  for (const char *name = NULL; (name = next_name(&buffers->wanted, name));) {
    if (!copy(from, to, name, buffers)) return false;
  }
  return true;
}

bool file_attributes_copy(int from, int to) {
  Buffers *buffers = malloc(sizeof *buffers);
  bool is_done = buffers && copy_all(from, to, buffers);
  free(buffers);
  return is_done;
}

#else

// On other systems no attribute is copied, and the answer says so.

bool file_attributes_copy(int from, int to) {
  (void)from, (void)to;
  return false;
}

#endif
