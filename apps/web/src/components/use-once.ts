import { useRef } from 'react';

/** The same deed, but not again while it is still being done: a double click does not do things twice. */
export function useOnce<Arguments extends unknown[]>(
  run: (...given: Arguments) => Promise<unknown>,
): (...given: Arguments) => Promise<void> {
  const isRunning = useRef(false);
  return async (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...given);
    } finally {
      isRunning.current = false;
    }
  };
}
