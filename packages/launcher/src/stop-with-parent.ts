import { type ChildProcess, spawn } from 'node:child_process';

/** Time between the signal and `SIGKILL`. */
const graceSeconds = 15;

/**
 * Stops a child in a session of its own when this process ends, even by `SIGKILL`: a small shell reads from a pipe that
 * only this process holds open, and sends the signal when the pipe closes. A child that ignores the signal (it may hang
 * while it writes a log into a closed pipe) is killed.
 *
 * @returns a function that cancels the watch once the child has ended
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
