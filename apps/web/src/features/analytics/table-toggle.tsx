import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';

/** A table behind a chart: hidden on the screen until asked for, and always printed. */
export function TableToggle({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analytics');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="-ms-3 mt-2 text-brand-strong! print:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('hideTable') : t('table')}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do */}
      <section id={id} tabIndex={0} className={classNames('mt-2 overflow-x-auto', !isOpen && 'hidden print:block')}>
        {children}
      </section>
    </>
  );
}
