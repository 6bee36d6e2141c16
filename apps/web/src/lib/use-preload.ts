import { useEffect } from 'react';

/** Late enough that the first screen is complete. */
const delayMs = 3_000;

/**
 * Loads a chunk soon after the component is mounted: without a network it could not be loaded any more, when its dialog
 * or message is needed.
 * @param load a stable function; a failure is ignored, since the chunk is loaded again on demand
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
