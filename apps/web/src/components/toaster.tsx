import 'sonner/dist/styles.css';
import { Toaster as Sonner } from 'sonner';
import { t } from '#i18n/index.ts';

/** Bottom right, at most three at once. */
export const Toaster = () => (
  <Sonner
    position="bottom-right"
    visibleToasts={3}
    closeButton
    containerAriaLabel={t('common.notifications')}
    offset={{ bottom: 20, right: 20 }}
    mobileOffset={{ bottom: 84, left: 16, right: 16 }}
    toastOptions={{
      closeButtonAriaLabel: t('common.close'),
      classNames: {
        toast: '!bg-surface !text-ink !border-line !shadow-float !rounded-xl',
        description: '!text-ink-soft',
        success: '[&_[data-icon]]:text-saving',
        error: '[&_[data-icon]]:text-danger',
        closeButton: '!bg-surface !text-ink-soft !border-line',
        actionButton: '!bg-brand !text-on-brand',
      },
    }}
  />
);
