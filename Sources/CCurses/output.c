#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

// What is written to the terminal while its screen is open. A terminal may take bytes slowly, or none for a while. What
// it does not take at once waits here, so that only the picture is late: keys, signals and files do not wait for it.

static uint8_t *unsent;
/// The bytes from `unsent_start` to `unsent_end` wait.
static size_t unsent_start, unsent_end, unsent_capacity;

/// Makes writing return at once where it would wait. The terminal may be shared with the shell, which would not expect
/// that: the flags to give back, or less than zero.
static int stop_waiting(void) {
  int flags = fcntl(STDOUT_FILENO, F_GETFL);
  if (flags >= 0) fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
  return flags;
}

static void wait_again(int flags) {
  if (flags >= 0) fcntl(STDOUT_FILENO, F_SETFL, flags);
}

/// Writes as many of the bytes as the terminal takes at once, or all if it is gone: their number.
static size_t write_some(const uint8_t *bytes, size_t count) {
  size_t sent = 0;
  while (sent < count) {
    ssize_t written = write(STDOUT_FILENO, bytes + sent, count - sent);
    if (written > 0) {
      sent += (size_t)written;
    } else if (written >= 0 || errno != EINTR) {
      return errno == EAGAIN ? sent : count;
    }
  }
  return sent;
}

/// Without memory for it, the rest of a frame is lost.
static void keep(const uint8_t *bytes, size_t count) {
  if (unsent_end + count > unsent_capacity) {
    size_t capacity = 2 * (unsent_end + count);
    uint8_t *larger = realloc(unsent, capacity);
    if (!larger) return;
    unsent = larger;
    unsent_capacity = capacity;
  }
  memcpy(unsent + unsent_end, bytes, count);
  unsent_end += count;
}

static void drop(void) {
  free(unsent);
  unsent = NULL;
  unsent_start = unsent_end = unsent_capacity = 0;
}

void ccurses_send(const uint8_t *bytes, size_t count) {
  size_t sent = 0;
  if (!ccurses_has_unsent()) {
    int flags = stop_waiting();
    sent = write_some(bytes, count);
    wait_again(flags);
  }
  if (sent < count) keep(bytes + sent, count - sent);
}

bool ccurses_has_unsent(void) { return unsent_start < unsent_end; }

bool ccurses_send_rest(void) {
  int flags = stop_waiting();
  unsent_start += write_some(unsent + unsent_start, unsent_end - unsent_start);
  wait_again(flags);
  if (ccurses_has_unsent()) return false;
  drop();
  return true;
}

/// How often in a row a terminal that takes nothing is waited for, each time for so many milliseconds.
enum { patience = 5, pause_milliseconds = 40 };

static void wait_for_room(void) {
  struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
  poll(&output, 1, pause_milliseconds);
}

bool ccurses_write_patiently(const char *bytes, size_t length) {
  int flags = stop_waiting();
  for (int left = patience; left > 0; left--) {
    size_t sent = write_some((const uint8_t *)bytes, length);
    if (sent > 0) left = patience;
    bytes += sent;
    length -= sent;
    if (length == 0) break;
    wait_for_room();
  }
  wait_again(flags);
  return length == 0;
}

void ccurses_end_sending(void) {
  if (!ccurses_has_unsent()) return;
  if (!ccurses_write_patiently((const char *)unsent + unsent_start, unsent_end - unsent_start)) {
    tcflush(STDOUT_FILENO, TCOFLUSH);
  }
  drop();
}

// ncurses waits for the terminal where it writes a frame. It writes into a file in memory instead, where the system has
// such files and does not limit their size.

static FILE *frames;
static int collected = -1;

#ifdef __linux__
static int open_file_in_memory(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY) return -1;
  return memfd_create("frame", MFD_CLOEXEC);
}
#endif

FILE *ccurses_open_frames(void) {
  int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  frames = copy < 0 ? NULL : fdopen(copy, "w");
  if (!frames && copy >= 0) close(copy);
#ifdef __linux__
  if (frames) collected = open_file_in_memory();
#endif
  return frames;
}

void ccurses_close_frames(void) {
  if (frames) fclose(frames);
  if (collected >= 0) close(collected);
  frames = NULL;
  collected = -1;
}

void ccurses_begin_frame(void) {
#ifdef __linux__
  if (collected >= 0) dup3(collected, fileno(frames), O_CLOEXEC);
#endif
}

void ccurses_end_frame(void) {
#ifdef __linux__
  if (collected < 0) return;
  uint8_t bytes[1 << 14];
  off_t offset = 0;
  for (ssize_t count; (count = pread(collected, bytes, sizeof bytes, offset)) > 0; offset += count) {
    ccurses_send(bytes, (size_t)count);
  }
  if (ftruncate(collected, 0) == 0) lseek(collected, 0, SEEK_SET);
  dup3(STDOUT_FILENO, fileno(frames), O_CLOEXEC);
#endif
}
