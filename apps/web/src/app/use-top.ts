import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A screen that somebody comes to begins at its top. Where they were on the one they go back to, the browser knows. */
export function useTop(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the occasion, and nothing on the same one
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [pathname]);
}
