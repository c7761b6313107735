#include "parts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

// Every signal that would end the program gives the terminal back first. Most are requests to end: they are
// reported as the loss of the terminal, and the signal follows when the program has ended, or when it has not
// ended in time. A fault of the program itself takes its default action immediately, so that the parent process
// sees it; the same signal sent by another process is a request. A write that the system refuses only fails. The
// signals of job control write a letter into a pipe, which the wait reads, so that none is lost between a check
// and the wait.

typedef enum SignalKind {
  SignalKindUntouched,
  SignalKindNoted,
  SignalKindFault,
  SignalKindRefusedWrite,
  SignalKindRequest,
} SignalKind;

static SignalKind kind_of(int number) {
  switch (number) {
  case SIGWINCH: case SIGTSTP: case SIGCONT:
    return SignalKindNoted;
  case SIGILL: case SIGTRAP: case SIGSEGV: case SIGBUS: case SIGABRT: case SIGFPE: case SIGSYS:
    return SignalKindFault;
  case SIGPIPE: case SIGXFSZ:
    return SignalKindRefusedWrite;
  // They cannot be handled, stop the program, or are ignored unless somebody wants them.
  case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG:
#ifdef __APPLE__
  case SIGIO: case SIGINFO:
#endif
    return SignalKindUntouched;
  default:
    return SignalKindRequest;
  }
}

enum { letter_size = 'w', letter_stop = 's', letter_resumed = 'r', letter_ending = 'e' };

static int letters[2] = {-1, -1};
static uint8_t handler_stack[32 * 1024];
static stack_t stack_before;
static sigset_t mask_before;
static bool can_stop;
/// The signal that has requested the program to end; 0 if there was none.
static volatile sig_atomic_t ending;
/// Whether the program was continued since it was last set to false, as a signal to stop does.
static volatile sig_atomic_t is_continued;

/// How long the program may take to end, in seconds.
enum { ending_seconds = 2 };

/// Ends the program by the default action of a signal; if that is blocked, as in a handler, when it no longer is.
static void end_by(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

static void wake_up(char letter) {
  int error = errno;
  ssize_t written = write(letters[1], &letter, 1);
  (void)written;  // A full pipe wakes the program just as well.
  errno = error;
}

static void on_request(int number) {
  if (!ending) {
    ending = number;
    alarm(ending_seconds);
    wake_up(letter_ending);
  } else if (number == SIGALRM) {
    ccurses_leave_now();
    end_by(ending);
  }
  // Any other is the same request once more: a shell repeats the hang-up of its terminal.
}

static bool is_from_outside(const siginfo_t *info) {
  return (info->si_code <= 0 || info->si_code == SI_USER) && info->si_pid != getpid();
}

static void on_own(int number, siginfo_t *info, void *context) {
  (void)context;
  if (is_from_outside(info)) {
    on_request(number);
  } else if (kind_of(number) == SignalKindFault) {
    ccurses_leave_now();
    end_by(number);
  }
}

static void on_noted(int number) {
  if (number != SIGWINCH) is_continued = number == SIGCONT;
  wake_up(number == SIGTSTP ? letter_stop : number == SIGCONT ? letter_resumed : letter_size);
}

/// What the program was started with, by the numbers of the signals.
static struct sigaction actions_before[NSIG];
static bool is_taken[NSIG];

static void take(int number) {
  struct sigaction action = {.sa_flags = SA_RESTART};
  SignalKind kind = kind_of(number);
  if (kind == SignalKindFault || kind == SignalKindRefusedWrite) {
    action.sa_sigaction = on_own;
    action.sa_flags |= SA_SIGINFO | SA_ONSTACK;
  } else {
    action.sa_handler = kind == SignalKindNoted ? on_noted : on_request;
  }
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/// A signal that the program was started to ignore stays ignored: SIGHUP below nohup, SIGTSTP where no shell
/// could continue the program. SIGXFSZ is ignored by the program itself.
static bool is_wanted(int number) {
  if (kind_of(number) == SignalKindUntouched) return false;
  if (sigaction(number, NULL, &actions_before[number]) != 0) return false;
  bool is_always = number == SIGWINCH || number == SIGCONT || number == SIGXFSZ;
  return is_always || actions_before[number].sa_handler != SIG_IGN;
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
  ending = 0;
  sigset_t ours;
  sigemptyset(&ours);
  for (int number = 1; number < NSIG; number++) {
    is_taken[number] = is_wanted(number);
    if (!is_taken[number]) continue;
    take(number);
    sigaddset(&ours, number);
  }
  can_stop = is_taken[SIGTSTP];
  sigprocmask(SIG_UNBLOCK, &ours, &mask_before);
  return true;
}

/// Ends the program by the signal that has requested it, if there was one. All signals are blocked, so that no second one
/// finds what the program was started with: Swift's backtrace would wait for a key.
static void end_if_requested(void) {
  if (!ending) return;
  alarm(0);
  end_by(ending);
  sigset_t others;
  sigfillset(&others);
  sigdelset(&others, ending);
  sigprocmask(SIG_SETMASK, &others, NULL);
}

void ccurses_release_signals(void) {
  if (letters[0] < 0) return;
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  end_if_requested();
  for (int number = 1; number < NSIG; number++) {
    if (is_taken[number]) sigaction(number, &actions_before[number], NULL);
  }
  sigaltstack(&stack_before, NULL);
  for (int end = 0; end < 2; end++) {
    close(letters[end]);
    letters[end] = -1;
  }
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

sigset_t ccurses_block_signals(int allowed) {
  sigset_t all, before;
  sigfillset(&all);
  if (allowed) sigdelset(&all, allowed);
  sigprocmask(SIG_SETMASK, &all, &before);
  return before;
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
  // As in the system, to be continued cancels a signal to stop that has not stopped the program yet.
  if (!can_stop || (!whole_group && is_continued)) return;
  // Not SIGSTOP: the system refuses SIGTSTP, but not SIGSTOP, where no shell could continue the program.
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &action, NULL);
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  take(SIGTSTP);
  read_letters();
}

bool ccurses_must_end(void) { return ending; }

bool ccurses_stop_in_background(void) {
  // A request to end that comes in between waits until the program is continued, and its time begins then.
  sigset_t before = ccurses_block_signals(SIGTTOU);
  is_continued = false;
  if (!ending) kill(0, SIGTTOU);
  sigprocmask(SIG_SETMASK, &before, NULL);
  read_letters();
  return is_continued;
}

CursesWake ccurses_wait(int32_t milliseconds) {
  enum { input, output, letter, folders, watched_count };
  struct pollfd watched[watched_count] = {
    [input] = {.fd = STDIN_FILENO, .events = POLLIN},
    [output] = {.fd = STDOUT_FILENO, .events = ccurses_has_unsent() ? POLLOUT : 0},
    [letter] = {.fd = letters[0], .events = POLLIN},
    [folders] = {.fd = ccurses_watcher, .events = POLLIN},
  };
  // A request to end that comes after the look at the input is for the next wait, so that no key before it is lost.
  bool must_end = ending;
  while (poll(watched, watched_count, must_end ? 0 : milliseconds) < 0) {
    if (errno != EINTR) return (CursesWake){.closed = true};
    must_end = ending;
  }
  CursesWake wake = watched[letter].revents ? read_letters() : (CursesWake){0};
  short gone = POLLHUP | POLLERR | POLLNVAL;
  wake.input = watched[input].revents & POLLIN;
  wake.changed = watched[folders].revents & POLLIN;
  // After a stop without its knowledge the program may be in the background, where it must not write.
  bool may_write = watched[output].revents & POLLOUT && !wake.stop && !wake.resumed;
  wake.drained = may_write && ccurses_send_rest();
  // Who is about to end neither stops nor takes the terminal again.
  if (ending) wake.stop = wake.resumed = false;
  // What has come from a terminal that is gone is read first.
  wake.closed = must_end || (!wake.input && (watched[input].revents | watched[output].revents) & gone);
  return wake;
}

int64_t ccurses_read(uint8_t *bytes, size_t capacity) {
  ssize_t count = read(STDIN_FILENO, bytes, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}
