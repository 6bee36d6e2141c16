import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Older browsers have no such event, and show no bar. */
function onNewAddress(listen: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', listen);
  return () => window.navigation?.removeEventListener('currententrychange', listen);
}

/**
 * At the top of the window while the screen of the address is loading, and the one before still shows. It comes with the click
 * and is seen when loading takes longer than a blink.
 */
export function LoadingBar() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const address = useSyncExternalStore(
    onNewAddress,
    () => window.location.pathname,
    () => pathname,
  );
  if (address === pathname) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="enter-late fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden print:hidden"
    >
      <div className="travel h-full w-1/3 bg-brand" />
    </div>
  );
}
