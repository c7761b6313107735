#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// A question to the controlling terminal and its answer, before or without a screen. Signals are held back for so
// long, so that none of them can end the program while the terminal has other modes; they follow afterwards.

/// Waits until the terminal can be read, or written to; false if the time is over, or the terminal gone.
static bool wait_until(int terminal, short events, int64_t end) {
  for (int64_t left; (left = end - ccurses_now()) > 0;) {
    struct pollfd watched = {.fd = terminal, .events = events};
    int count = poll(&watched, 1, (int)left);
    if (count < 0 && errno == EINTR) continue;
    return count > 0 && watched.revents & events;
  }
  return false;
}

static bool put_question(int terminal, const uint8_t *question, size_t length, int64_t end) {
  while (length > 0) {
    if (!wait_until(terminal, POLLOUT, end)) return false;
    ssize_t count = write(terminal, question, length);
    if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
    if (count <= 0) continue;
    question += count;
    length -= (size_t)count;
  }
  return true;
}

static void take_answer(int terminal, int64_t end, CursesListener listener, void *context) {
  uint8_t bytes[1024];
  while (wait_until(terminal, POLLIN, end)) {
    ssize_t count = read(terminal, bytes, sizeof bytes);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (count <= 0 || listener(context, bytes, (size_t)count)) return;
  }
}

/// Who is in the background must leave the modes to the program that has the terminal.
static bool is_in_foreground(int terminal) { return tcgetpgrp(terminal) == getpgrp(); }

static CursesAnswer ask(
  int terminal, const uint8_t *question, size_t length, int64_t end, CursesListener listener,
  void *context) {
  struct termios before;
  if (tcgetattr(terminal, &before) != 0) return CursesAnswerNoTerminal;
  if (!is_in_foreground(terminal)) return CursesAnswerInBackground;
  struct termios modes = before;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  modes.c_cc[VMIN] = 0;
  modes.c_cc[VTIME] = 0;
  if (tcsetattr(terminal, TCSANOW, &modes) != 0) return CursesAnswerNoTerminal;
  if (put_question(terminal, question, length, end)) take_answer(terminal, end, listener, context);
  // SIGSTOP cannot be held back: the shell may have continued the program in the background since.
  if (!is_in_foreground(terminal)) return CursesAnswerInBackground;
  tcsetattr(terminal, TCSANOW, &before);
  return CursesAnswerHeard;
}

/// Opened anew, so that nobody else sees that it does not block.
static int open_terminal(void) { return open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC); }

CursesAnswer ccurses_ask(
  const uint8_t *question, size_t length, int32_t milliseconds, CursesListener listener,
  void *context) {
  int64_t end = ccurses_now() + milliseconds;
  int terminal = open_terminal();
  if (terminal < 0) return CursesAnswerNoTerminal;
  sigset_t before = ccurses_block_signals(0);
  CursesAnswer answer = ask(terminal, question, length, end, listener, context);
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(terminal);
  return answer;
}

bool ccurses_type_again(const uint8_t *bytes, size_t count) {
  int terminal = open_terminal();
  if (terminal < 0) return false;
  bool is_typed = true;
  for (size_t index = 0; index < count && is_typed; index++) {
    is_typed = ioctl(terminal, TIOCSTI, bytes + index) == 0;
  }
  close(terminal);
  return is_typed;
}
