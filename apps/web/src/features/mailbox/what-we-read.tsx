import { useTranslation } from 'react-i18next';
import { Disclosure } from '#components/disclosure.tsx';

const parts = ['read', 'kept', 'never', 'leave'] as const;

/** Explains what is read in a mailbox, what is stored, what never happens and how to disconnect. */
export const WhatWeRead = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useTranslation('mailbox');
  return (
    <section className="card">
      <Disclosure isOpen={isOpen} summary={<span className="font-semibold">{t('privacyTitle')}</span>}>
        <dl className="grid gap-x-10 gap-y-5 px-5 pb-6 sm:px-6 md:grid-cols-2">
          {parts.map((part) => (
            <div key={part}>
              <dt className="font-medium">{t(`privacy.${part}.title`)}</dt>
              <dd className="mt-0.5 text-[0.875rem] text-ink-soft">{t(`privacy.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
};
