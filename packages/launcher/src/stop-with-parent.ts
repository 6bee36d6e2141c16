import { type ChildProcess, spawn } from 'node:child_process';

/** Seconds a process has to end in order. */
const graceSeconds = 15;

/**
 * Makes a child that lives in a session of its own end with us, also when we are killed: a tiny
 * shell waits on a pipe that only we hold open, and sends the signal when it closes; whoever does
 * not mind it (a log into a pipe that nobody reads can hang at its very end) is killed.
 *
 * @returns a function that calls the watch off, for when the child has ended
 */
export function stopWithParent(child: ChildProcess, signal: 'INT' | 'TERM'): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn(
    'sh',
    ['-c', `read -r _; kill -${signal} ${child.pid}; sleep ${graceSeconds}; kill -KILL ${child.pid}`],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  watcher.unref();
  return () => watcher.kill('SIGKILL');
}
