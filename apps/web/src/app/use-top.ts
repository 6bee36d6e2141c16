import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a new screen. Going back leaves the position to the browser. */
export function useTop(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the occasion, and nothing on the same one
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [pathname]);
}
