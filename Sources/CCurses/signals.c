#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

// Three kinds of signals. Fatal ones give the terminal back and then take their default action, so that the
// parent process sees the signal. Requests to end are reported as the loss of the terminal, and the signal
// follows when the program has ended; a program that does not react, or gets a second request, ends
// immediately. The others write a letter into a pipe, which the wait reads, so that none is lost between a
// check and the wait.

enum { letter_size = 'w', letter_stop = 's', letter_resumed = 'r', letter_ending = 'e' };

static int letters[2] = {-1, -1};
static uint8_t handler_stack[32 * 1024];
static stack_t stack_before;
static sigset_t mask_before;
static bool can_stop;
/// The signal that has requested the program to end; 0 if there was none.
static volatile sig_atomic_t ending;

/// How long the program may take to end, in seconds.
enum { ending_patience = 2 };

static void on_deadly(int number) {
  ccurses_leave_now();
  if (number == SIGALRM && ending) number = ending;
  signal(number, SIG_DFL);
  // It follows once this handler returns.
  raise(number);
}

static void wake_up(char letter) {
  int error = errno;
  ssize_t written = write(letters[1], &letter, 1);
  (void)written;  // A full pipe wakes the program just as well.
  errno = error;
}

static void on_ending(int number) {
  if (ending) {
    on_deadly(number);
    return;
  }
  ending = number;
  alarm(ending_patience);
  wake_up(letter_ending);
}

static void on_noted(int number) {
  wake_up(number == SIGTSTP ? letter_stop : number == SIGCONT ? letter_resumed : letter_size);
}

static struct {
  int number;
  void (*handler)(int);
  bool is_taken;
  struct sigaction before;
} signals[] = {
  {.number = SIGWINCH, .handler = on_noted}, {.number = SIGTSTP, .handler = on_noted},
  {.number = SIGCONT, .handler = on_noted},  {.number = SIGHUP, .handler = on_ending},
  {.number = SIGINT, .handler = on_ending},  {.number = SIGQUIT, .handler = on_deadly},
  {.number = SIGTERM, .handler = on_ending}, {.number = SIGILL, .handler = on_deadly},
  {.number = SIGTRAP, .handler = on_deadly}, {.number = SIGSEGV, .handler = on_deadly},
  {.number = SIGBUS, .handler = on_deadly},  {.number = SIGABRT, .handler = on_deadly},
  {.number = SIGFPE, .handler = on_deadly},  {.number = SIGSYS, .handler = on_deadly},
  {.number = SIGALRM, .handler = on_deadly}, {.number = SIGUSR1, .handler = on_deadly},
  {.number = SIGUSR2, .handler = on_deadly}, {.number = SIGXCPU, .handler = on_deadly},
  {.number = SIGPIPE, .handler = on_deadly},
};

enum { signal_count = sizeof signals / sizeof signals[0] };

static void take(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  bool is_deadly = handler == on_deadly;
  action.sa_flags = is_deadly ? SA_ONSTACK | SA_RESETHAND : SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/// A signal that the program was started to ignore stays ignored: SIGHUP below nohup, SIGTSTP where no shell
/// could continue the program.
static bool is_wanted(int index) {
  sigaction(signals[index].number, NULL, &signals[index].before);
  return signals[index].before.sa_handler != SIG_IGN || signals[index].number == SIGWINCH
    || signals[index].number == SIGCONT;
}

static bool open_letters(void) {
  if (pipe(letters) != 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(letters[end], F_SETFL, O_NONBLOCK);
    fcntl(letters[end], F_SETFD, FD_CLOEXEC);
  }
  return true;
}

bool ccurses_take_signals(void) {
  if (!open_letters()) return false;
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, &stack_before);
  can_stop = false;
  ending = 0;
  sigset_t ours;
  sigemptyset(&ours);
  for (int index = 0; index < signal_count; index++) {
    signals[index].is_taken = is_wanted(index);
    if (!signals[index].is_taken) continue;
    take(signals[index].number, signals[index].handler);
    sigaddset(&ours, signals[index].number);
    if (signals[index].number == SIGTSTP) can_stop = true;
  }
  sigprocmask(SIG_UNBLOCK, &ours, &mask_before);
  return true;
}

void ccurses_release_signals(void) {
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
  for (int index = 0; index < signal_count; index++) {
    if (signals[index].is_taken) sigaction(signals[index].number, &signals[index].before, NULL);
  }
  sigaltstack(&stack_before, NULL);
  for (int end = 0; end < 2; end++) {
    close(letters[end]);
    letters[end] = -1;
  }
  if (!ending) return;
  alarm(0);
  raise(ending);
}

/// Takes the letters out of the pipe.
static CursesWake read_letters(void) {
  CursesWake wake = {0};
  char found[64];
  for (ssize_t count; (count = read(letters[0], found, sizeof found)) > 0;) {
    for (ssize_t index = 0; index < count; index++) {
      if (found[index] == letter_stop) wake.stop = true;
      if (found[index] == letter_resumed) wake.resumed = true;
      if (found[index] == letter_size) wake.resized = true;
    }
  }
  return wake;
}

void ccurses_stop_here(bool whole_group) {
  if (!can_stop) return;
  // Not SIGSTOP: the system refuses SIGTSTP, but not SIGSTOP, where no shell could continue the program.
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &action, NULL);
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  take(SIGTSTP, on_noted);
  read_letters();
}

CursesWake ccurses_wait(int32_t milliseconds) {
  enum { input, output, letter, folders, watched_count };
  struct pollfd watched[watched_count] = {
    [input] = {.fd = STDIN_FILENO, .events = POLLIN},
    [output] = {.fd = STDOUT_FILENO},
    [letter] = {.fd = letters[0], .events = POLLIN},
    [folders] = {.fd = ccurses_watcher, .events = POLLIN},
  };
  while (poll(watched, watched_count, ending ? 0 : milliseconds) < 0) {
    if (errno != EINTR) return (CursesWake){.closed = true};
  }
  CursesWake wake = watched[letter].revents ? read_letters() : (CursesWake){0};
  short gone = POLLHUP | POLLERR | POLLNVAL;
  wake.input = watched[input].revents & POLLIN;
  wake.changed = watched[folders].revents & POLLIN;
  wake.closed = ending || (!wake.input && watched[input].revents & gone) || watched[output].revents & gone;
  return wake;
}

int64_t ccurses_read(uint8_t *bytes, size_t capacity) {
  ssize_t count = read(STDIN_FILENO, bytes, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}
