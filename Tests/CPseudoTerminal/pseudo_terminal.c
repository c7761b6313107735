#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

// Between fork and exec only what a signal handler may call is allowed: the tests have many threads.

static void set_mask(int how, int number) {
  sigset_t mask;
  sigemptyset(&mask);
  if (number) sigaddset(&mask, number);
  sigprocmask(how, &mask, NULL);
}

static void forget_signals(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &plain, NULL);
  set_mask(SIG_SETMASK, 0);
}

/// Files of other tests that run at the same time must not stay open here.
static void close_all_but(int kept) {
  for (int file = STDERR_FILENO + 1; file < 1024; file++) {
    if (file != kept) close(file);
  }
}

static void run_program(char *const *arguments, char *const *environment) {
  // Who is not in the foreground yet may not say so without blocking this signal.
  set_mask(SIG_BLOCK, SIGTTOU);
  setpgid(0, 0);
  tcsetpgrp(STDIN_FILENO, getpid());
  forget_signals();
  execve(arguments[0], arguments, environment);
  _exit(127);
}

static void report(int reports, PseudoTerminalState state, int number) {
  PseudoTerminalReport message = {.state = state, .number = number};
  ssize_t written = write(reports, &message, sizeof message);
  (void)written;
}

static void report_status(int reports, int status) {
  if (WIFSTOPPED(status)) {
    report(reports, PseudoTerminalStateStopped, WSTOPSIG(status));
  } else if (WIFCONTINUED(status)) {
    report(reports, PseudoTerminalStateContinued, 0);
  } else if (WIFSIGNALED(status)) {
    report(reports, PseudoTerminalStateKilled, WTERMSIG(status));
  } else {
    report(reports, PseudoTerminalStateExited, WEXITSTATUS(status));
  }
}

static void run_shell(int reports, char *const *arguments, char *const *environment) {
  close_all_but(reports);
  forget_signals();
  // The shell outlives a terminal that is closed, to say how the program ended.
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  sigaction(SIGHUP, &ignored, NULL);
  pid_t program = fork();
  if (program == 0) {
    close(reports);
    run_program(arguments, environment);
  }
  report(reports, PseudoTerminalStateStarted, program);
  for (int status;;) {
    pid_t found = waitpid(program, &status, WUNTRACED | WCONTINUED);
    if (found < 0 && errno == EINTR) continue;
    if (found < 0) _exit(1);
    report_status(reports, status);
    if (WIFEXITED(status) || WIFSIGNALED(status)) _exit(0);
  }
}

bool pseudo_terminal_open(int32_t *master, int32_t *program) {
  if (openpty(master, program, NULL, NULL, NULL) != 0) return false;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  fcntl(*program, F_SETFD, FD_CLOEXEC);
  return true;
}

static pid_t start_shell(int program, int reports, char *const *arguments, char *const *environment) {
  pid_t shell = fork();
  if (shell != 0) return shell;
  if (login_tty(program) != 0) _exit(1);
  run_shell(reports, arguments, environment);
  _exit(0);
}

bool pseudo_terminal_start(
  PseudoTerminal *terminal, int32_t master, int32_t program, char *const *arguments, char *const *environment) {
  int reports[2];
  if (pipe(reports) != 0) return false;
  pid_t shell = start_shell(program, reports[1], arguments, environment);
  close(program);
  close(reports[1]);
  if (shell < 0) {
    close(reports[0]);
    return false;
  }
  fcntl(reports[0], F_SETFD, FD_CLOEXEC);
  *terminal = (PseudoTerminal){.master = master, .reports = reports[0], .shell = shell};
  return true;
}

void pseudo_terminal_resize(int32_t master, int32_t columns, int32_t rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(master, TIOCSWINSZ, &size);
}

/// Opens the program's side once more; less than zero if the system refuses.
static int open_side(int master, int flags) {
  // Not ptsname: the tests have many threads, and would share its result.
  char name[128];
  if (ptsname_r(master, name, sizeof name) != 0) return -1;
  return open(name, O_RDWR | O_NOCTTY | O_CLOEXEC | flags);
}

bool pseudo_terminal_stall(int32_t master, bool stalled) {
  int program = open_side(master, 0);
  if (program < 0) return false;
  bool is_set = tcflow(program, stalled ? TCOOFF : TCOON) == 0;
  close(program);
  return is_set;
}

bool pseudo_terminal_fill(int32_t master) {
  int program = open_side(master, O_NONBLOCK);
  if (program < 0) return false;
  while (write(program, "x", 1) > 0) {}
  bool is_full = errno == EAGAIN;
  close(program);
  return is_full;
}
