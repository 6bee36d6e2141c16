import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to. */
const positions = new Map<string, number>();
/** Time for a screen to load what it shows. */
const timeoutMs = 2_000;

/**
 * Scrolls to the top of a new screen. Going back returns to the place: the browser scrolls before the screen is rendered
 * and ends where the old one ended.
 */
export function useTop(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const current = useRef(key);

  useEffect(() => {
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the occasion, and nothing on the same one
  useLayoutEffect(() => {
    current.current = key;
    const place = positions.get(key);
    if (!isReturn) window.scrollTo(0, 0);
    else if (place) return returnTo(place);
  }, [pathname]);
}

/** Scrolls as soon as the page is long enough, unless the user scrolls first. @returns a function that gives up */
function returnTo(place: number): () => void {
  const given = new AbortController();
  const stop = () => given.abort();
  const observer = new ResizeObserver(scroll);
  given.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, stop, { passive: true, signal: given.signal });
  setTimeout(stop, timeoutMs);
  observer.observe(document.documentElement);
  scroll();
  return stop;

  function scroll() {
    window.scrollTo(0, place);
  }
}
