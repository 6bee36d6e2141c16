import { Disclosure } from '#components/disclosure.tsx';
import { t } from '#i18n/index.ts';

const parts = ['read', 'kept', 'never', 'leave'] as const;

/** What is looked at in a mailbox, what stays with us, what never happens, and how it ends. */
export const WhatWeRead = ({ isOpen }: { isOpen: boolean }) => (
  <section className="card">
    <Disclosure isOpen={isOpen} summary={<span className="font-semibold">{t('mailbox.privacy')}</span>}>
      <dl className="grid gap-x-10 gap-y-5 px-5 pb-6 sm:px-6 md:grid-cols-2">
        {parts.map((part) => (
          <div key={part}>
            <dt className="font-medium">{t(`mailbox.privacy.${part}`)}</dt>
            <dd className="mt-0.5 text-[0.875rem] text-ink-soft">{t(`mailbox.privacy.${part}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  </section>
);
