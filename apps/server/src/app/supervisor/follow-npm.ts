import { commandOf, parentOf } from '../../platform/postgres/processes.ts';

const pauseMs = 250;

/**
 * Calls `gone` when the npm that runs us has ended. On SIGTERM npm and its shell go without a word to the program,
 * which would live on alone and keep the port. Between npm and us stands the shell of the script, unless it has turned
 * into us; npm that is killed leaves the shell behind, which then has another parent.
 */
export function followNpm(gone: () => void): void {
  const shell = process.ppid;
  const npm = / -c /.test(commandOf(shell)) ? parentOf(shell) : null;
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || parentOf(shell) === npm)) return;
    clearInterval(timer);
    gone();
  }, pauseMs);
  timer.unref();
}
