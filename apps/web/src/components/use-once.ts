import { useRef } from 'react';

/** Ignores further calls while `run` is running, so that a double click does not run it twice. */
export function useOnce<Arguments extends unknown[]>(
  run: (...args: Arguments) => Promise<unknown>,
): (...args: Arguments) => Promise<void> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
