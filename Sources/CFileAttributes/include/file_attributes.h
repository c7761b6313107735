#ifndef FILE_ATTRIBUTES_H
#define FILE_ATTRIBUTES_H

#include <stdbool.h>

// What a file has beside its content, its owner and its permissions, which Swift's own modules for this system do not
// reach: access control lists and extended attributes.

/// Gives the file that is open as `to` the access control list and the extended attributes of `from`, and no others.
/// False if one of them cannot be given; some may have been then. The permissions of `to` may have changed.
bool file_attributes_copy(int from, int to);

#endif
