#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// The way out when there is no time: everything is worked out beforehand, so that a signal handler
// has nothing to do but write it and set the modes.

static char leaving[512];
static size_t leaving_length;
static struct termios modes;
static bool has_modes;
static volatile sig_atomic_t is_inside;

void ccurses_set_inside(bool inside) { is_inside = inside; }

void ccurses_remember_modes(void) { has_modes = tcgetattr(STDIN_FILENO, &modes) == 0; }

/// Appends a capability without its pauses, which are written as $<milliseconds>.
static void append(const char *capability) {
  const char *string = ccurses_string(capability);
  while (string && *string && leaving_length < sizeof leaving) {
    const char *pause_end = strncmp(string, "$<", 2) == 0 ? strchr(string, '>') : NULL;
    if (pause_end) {
      string = pause_end + 1;
    } else {
      leaving[leaving_length++] = *string++;
    }
  }
}

void ccurses_prepare_leaving(void) {
  leaving_length = 0;
  if (ccurses_string("BE")) append("BD");
  append("sgr0");
  append("op");
  if (ccurses_string("civis")) append("cnorm");
  if (ccurses_string("smcup")) append("rmcup");
  if (leaving_length < sizeof leaving) leaving[leaving_length++] = '\r';
}

/// Writes what it can; waits a little for a terminal that is slow, and not for one that is stalled.
static void write_patiently(const char *bytes, size_t length) {
  int patience = 5;
  while (length > 0 && patience > 0) {
    ssize_t count = write(STDOUT_FILENO, bytes, length);
    if (count > 0) {
      bytes += count;
      length -= (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
      poll(&output, 1, 40);
      patience -= 1;
    } else {
      return;
    }
  }
}

void ccurses_leave_now(void) {
  if (!is_inside) return;
  is_inside = false;
  // The terminal may be shared with the shell, which would not expect to find it non-blocking.
  int flags = fcntl(STDOUT_FILENO, F_GETFL);
  if (flags >= 0) fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
  write_patiently(leaving, leaving_length);
  if (flags >= 0) fcntl(STDOUT_FILENO, F_SETFL, flags);
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}
