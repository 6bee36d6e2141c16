import { ChevronDown } from 'lucide-react';
import { t } from '#i18n/index.ts';

const parts = ['read', 'kept', 'never', 'leave'] as const;

/** What is looked at in a mailbox, what stays with us, what never happens, and how it ends. */
export const WhatWeRead = ({ isOpen }: { isOpen: boolean }) => (
  <details open={isOpen} className="card group">
    <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-5 py-4 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">{t('mailbox.privacy')}</span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <dl className="grid gap-x-10 gap-y-5 px-5 pb-6 sm:px-6 md:grid-cols-2">
      {parts.map((part) => (
        <div key={part}>
          <dt className="font-medium">{t(`mailbox.privacy.${part}`)}</dt>
          <dd className="mt-0.5 text-[0.875rem] text-ink-soft">{t(`mailbox.privacy.${part}Text`)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
