#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What is written to the terminal while its screen is open. A terminal may take bytes slowly, or none for a while. What
// it does not take at once waits here, so that only the picture is late: keys, signals and files do not wait for it.

static uint8_t *unsent;
/// The bytes from `unsent_start` to `unsent_end` wait.
static size_t unsent_start, unsent_end, unsent_capacity;

/// The flags of the terminal as they were found; less than zero while it has them. The terminal may be shared with the
/// shell, which would not expect to find others, even if a signal ends the program in between.
static volatile sig_atomic_t flags_before = -1;

static void set_nonblocking(bool wanted) {
  if (flags_before < 0) flags_before = fcntl(STDOUT_FILENO, F_GETFL);
  int flags = (int)flags_before;
  if (flags >= 0) fcntl(STDOUT_FILENO, F_SETFL, wanted ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

static void make_nonblocking(void) { set_nonblocking(true); }

void ccurses_make_blocking(void) { set_nonblocking(false); }

void ccurses_restore_flags(void) {
  if (flags_before < 0) return;
  fcntl(STDOUT_FILENO, F_SETFL, (int)flags_before);
  flags_before = -1;
}

/// Writes as many of the bytes as the terminal takes at once, or all if it is gone: their number.
static size_t write_some(const uint8_t *bytes, size_t count) {
  size_t sent = 0;
  while (sent < count) {
    ssize_t written = write(STDOUT_FILENO, bytes + sent, count - sent);
    if (written > 0) {
      sent += (size_t)written;
    } else if (written == 0 || errno != EINTR) {
      return written < 0 && errno == EAGAIN ? sent : count;
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
  if (!ccurses_may_draw()) return;
  size_t sent = 0;
  if (!ccurses_has_unsent()) {
    make_nonblocking();
    sent = write_some(bytes, count);
    ccurses_restore_flags();
  }
  if (sent < count) keep(bytes + sent, count - sent);
}

bool ccurses_has_unsent(void) { return unsent_start < unsent_end; }

bool ccurses_send_rest(void) {
  make_nonblocking();
  unsent_start += write_some(unsent + unsent_start, unsent_end - unsent_start);
  ccurses_restore_flags();
  if (ccurses_has_unsent()) return false;
  drop();
  return true;
}

int64_t ccurses_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool ccurses_write_within(int milliseconds, const char *bytes, size_t length) {
  int64_t end = ccurses_now() + milliseconds;
  make_nonblocking();
  for (;;) {
    size_t sent = write_some((const uint8_t *)bytes, length);
    bytes += sent;
    length -= sent;
    int64_t left = end - ccurses_now();
    if (length == 0 || left <= 0) break;
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    poll(&output, 1, (int)left);
  }
  ccurses_restore_flags();
  return length == 0;
}

/// How long the rest of a frame may take at the end, in milliseconds.
enum { longest_rest = 400 };

void ccurses_end_sending(bool drops) {
  if (!ccurses_has_unsent()) return;
  const char *rest = (const char *)unsent + unsent_start;
  if (!drops && !ccurses_write_within(longest_rest, rest, unsent_end - unsent_start)) {
    tcflush(STDOUT_FILENO, TCOFLUSH);
  }
  drop();
}

// ncurses waits for the terminal where it writes a frame. It writes into a file in memory instead, where the system has
// such files and does not limit their size.

static FILE *frame_output;
static int frame_file = -1;

#ifdef __linux__
static int open_file_in_memory(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY) return -1;
  return memfd_create("frame", MFD_CLOEXEC);
}
#endif

FILE *ccurses_open_frames(void) {
  int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  frame_output = copy < 0 ? NULL : fdopen(copy, "w");
  if (!frame_output && copy >= 0) close(copy);
#ifdef __linux__
  if (frame_output) frame_file = open_file_in_memory();
#endif
  return frame_output;
}

void ccurses_close_frames(void) {
  if (frame_output) fclose(frame_output);
  if (frame_file >= 0) close(frame_file);
  frame_output = NULL;
  frame_file = -1;
}

void ccurses_begin_frame(void) {
#ifdef __linux__
  if (frame_file >= 0) {
    dup3(frame_file, fileno(frame_output), O_CLOEXEC);
    return;
  }
#endif
  ccurses_make_blocking();
}

void ccurses_end_frame(void) {
  ccurses_restore_flags();
#ifdef __linux__
  if (frame_file < 0) return;
  uint8_t bytes[1 << 14];
  off_t offset = 0;
  for (ssize_t count; (count = pread(frame_file, bytes, sizeof bytes, offset)) > 0; offset += count) {
    ccurses_send(bytes, (size_t)count);
  }
  if (ftruncate(frame_file, 0) == 0) lseek(frame_file, 0, SEEK_SET);
  dup3(STDOUT_FILENO, fileno(frame_output), O_CLOEXEC);
#endif
}
