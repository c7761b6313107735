#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// A program on a pseudo-terminal of its own, as the foreground job of a small shell, so that it can
/// be stopped and continued as below a real one.
typedef struct PseudoTerminal {
  /// The side of the one who looks and types.
  int32_t master;
  /// Where the shell writes a PseudoTerminalReport whenever the program changes its state; ends after
  /// the program.
  int32_t reports;
  int32_t shell;
} PseudoTerminal;

typedef enum __attribute__((enum_extensibility(closed))) PseudoTerminalState {
  /// It runs; the number is its process identifier.
  PseudoTerminalStateStarted,
  /// It has returned the number.
  PseudoTerminalStateExited,
  /// The signal of this number has ended it.
  PseudoTerminalStateKilled,
  /// The signal of this number has stopped it.
  PseudoTerminalStateStopped,
  PseudoTerminalStateContinued,
} PseudoTerminalState;

typedef struct PseudoTerminalReport {
  PseudoTerminalState state;
  int32_t number;
} PseudoTerminalReport;

/// Opens a pseudo-terminal on which nothing runs: the side of the one who looks, and that of a program. False, and
/// nothing is opened, if the system refuses.
bool pseudo_terminal_open(int32_t *master, int32_t *program);

/// Starts the program `arguments[0]`, a path, on a terminal that has been opened, with this environment alone and no
/// signal blocked. Both lists end with NULL. The program's side is closed here. False, and nothing is started, if the
/// system refuses.
bool pseudo_terminal_start(
  PseudoTerminal *terminal, int32_t master, int32_t program, char *const *arguments, char *const *environment);

/// From now on the terminal takes nothing that the program writes, or takes it again; false if the system refuses.
bool pseudo_terminal_stall(int32_t master, bool stalled);

/// Another program writes until the terminal has no room for more; false if the system refuses.
bool pseudo_terminal_fill(int32_t master);

/// The window takes on another size, and the program hears of it.
void pseudo_terminal_resize(int32_t master, int32_t columns, int32_t rows);

#endif
