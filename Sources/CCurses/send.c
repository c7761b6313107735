#include "parts.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

bool ccurses_send(const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
      poll(&output, 1, -1);
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}
