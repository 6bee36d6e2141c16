import { useRef } from 'react';

/** The same deed, but not again while it is still being done: a double click does not do things twice. */
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
