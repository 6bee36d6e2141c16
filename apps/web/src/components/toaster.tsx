import 'sonner/dist/styles.css';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner } from 'sonner';

/** The width below which sonner lets toasts fill the screen. */
const phone = matchMedia('(max-width: 600px)');
const watchWidth = (changed: () => void) => {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
};

/** Bottom right, at most three toasts. On a phone at the top, since dialogs and their buttons open from the bottom. */
export function Toaster() {
  const { t } = useTranslation('common');
  const isPhone = useSyncExternalStore(watchWidth, () => phone.matches);
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      closeButton
      containerAriaLabel={t('notifications')}
      offset={{ bottom: 20, right: 20 }}
      mobileOffset={{ top: 12, left: 16, right: 16 }}
      toastOptions={{
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast: '!bg-surface !text-ink !border-line !shadow-float !rounded-xl',
          description: '!text-ink-soft',
          success: '[&_[data-icon]]:text-saving',
          error: '[&_[data-icon]]:text-danger',
          closeButton: '!size-6 !bg-surface !text-ink-soft !border-line',
          actionButton: '!bg-brand !text-on-brand',
        },
      }}
    />
  );
}
