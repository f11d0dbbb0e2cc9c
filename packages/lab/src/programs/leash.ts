/**
 * Every program that this process has started, in whichever of its threads, by its process id: none of them may outlive
 * it. A thread reports its own to the main one, because a thread that is ended has no time to end them.
 */
const running = new Set<number>();
let isGuarding = false;

/** That a program was started, or has ended. */
export interface LeashNote {
  readonly program: number;
  readonly runs: boolean;
}

export function isLeashNote(message: unknown): message is LeashNote {
  return typeof message === 'object' && message !== null && 'program' in message && 'runs' in message;
}

/** Takes note of a program; in a thread, `noteTo` says where the notes go. */
export function note(message: LeashNote): void {
  if (elsewhere !== null) elsewhere(message);
  else if (message.runs) {
    guard();
    running.add(message.program);
  } else running.delete(message.program);
}

let elsewhere: ((message: LeashNote) => void) | null = null;

/** From now on the notes of this thread go to the one that started it. */
export function noteTo(report: (message: LeashNote) => void): void {
  elsewhere = report;
}

/** Ends a program and what it has started itself, whatever it is doing. */
export function endGroup(pid: number): void {
  try {
    // Each is the first of a process group of its own, so that Ctrl-C does not reach it.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Ends all of them. */
export function endAll(): void {
  for (const pid of running) endGroup(pid);
  running.clear();
}

const deadly = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function guard(): void {
  if (isGuarding) return;
  isGuarding = true;
  process.on('exit', endAll);
  // Before all others, while those that listen once are still counted.
  for (const signal of deadly) process.prependListener(signal, onSignal);
}

/** Whoever else listens decides what becomes of the signal; if nobody does, it ends this process as it would have. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  endAll();
  process.off(signal, onSignal);
  process.kill(process.pid, signal);
}
